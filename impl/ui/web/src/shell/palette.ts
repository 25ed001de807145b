/** Command is something that the palette leads to. */
export interface Command {
  kind: string;
  name: string;
  to: string;
  search?: Record<string, string>;
}

/** The commands whose names or kinds have all the words, those first whose names begin so. */
export function matching(commands: Command[], text: string, most: number): Command[] {
  const words = text.toLowerCase().split(/\s+/).filter((word) => word !== '');
  const rank = ({ name }: Command) => {
    const lower = name.toLowerCase();
    return words.length === 0 || lower.startsWith(words[0]!) ? 0 : lower.includes(` ${words[0]!}`) ? 1 : 2;
  };
  return commands
    .filter((c) => words.every((word) => `${c.kind} ${c.name}`.toLowerCase().includes(word)))
    .map((command, i) => ({ command, i }))
    .sort((a, b) => rank(a.command) - rank(b.command) || a.i - b.i)
    .slice(0, most)
    .map(({ command }) => command);
}
