const name = 'last';

/** Keeps which of search and dashboards was used last. */
export function remember(path: string) {
  const page = /^\/(search|dashboards\/[^/]+)/.exec(path)?.[0];
  try {
    if (page) localStorage.setItem(name, page);
  } catch {
    // Storage is blocked: the page that / leads to is not kept.
  }
}

/** The page that was used last, if it is known. */
export function lastPage(): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}
