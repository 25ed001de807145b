/** Problems are what the server says about a request that it refuses: by the place in the request, and the rest. */
export interface Problems {
  at: Map<string, string>;
  /** What is about none of the places. */
  rest: string;
}

/**
 * Takes the server's sentence apart, such as "Body validation failed: name: Required; from.tableName: Table is required", so that
 * each problem can stand beside its field. Only places that are named here are looked for, as texts have colons too.
 */
export function problemsOf(message: string, places: Iterable<string>): Problems {
  const at = new Map<string, string>();
  const body = /^[\w ]+ validation failed: (.*)$/s.exec(message)?.[1];
  if (body === undefined) return { at, rest: message };
  const known = new Set(places);
  const rest: string[] = [];
  let place: string | undefined;
  for (const part of body.split('; ')) {
    const [, name, text] = /^([\w.[\]-]+): (.*)$/s.exec(part) ?? [];
    if (name !== undefined && known.has(name)) {
      place = name;
      at.set(name, at.has(name) ? `${at.get(name)} ${text}` : text!);
    } else if (name === undefined && place !== undefined) at.set(place, `${at.get(place)}; ${part}`); // the text goes on
    else {
      place = undefined;
      rest.push(part);
    }
  }
  return { at, rest: rest.join('; ') };
}
