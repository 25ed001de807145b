export type Actions = Record<string, () => void>;

/**
 * The action of a key, after the key before it: one of two letters, such as "g s", goes before one of its second letter. What
 * came last goes first.
 */
export function actionOf(all: Actions[], before: string, key: string): (() => void) | undefined {
  for (const name of before ? [`${before} ${key}`, key] : [key]) {
    for (let i = all.length - 1; i >= 0; i--) {
      const actions = all[i]!;
      if (Object.hasOwn(actions, name)) return actions[name];
    }
  }
  return undefined;
}
