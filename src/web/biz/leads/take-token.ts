/** What stands behind # in a link of a mail: it reaches no server, log or referrer. */
export function tokenIn(hash: string): string | null {
  return /^#t=([\w-]{43})$/.exec(hash)?.[1] ?? null;
}

/** The same of the address of this page, which has it no longer. */
export function takeToken(): string | null {
  const token = tokenIn(window.location.hash);
  if (token !== null) window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  return token;
}
