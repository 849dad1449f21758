import { useEffect, useState } from "react";

/** Nobody's: what a link that was cut is asked as, so that its page says that it leads nowhere. */
const CUT = "-".repeat(43);

/** What stands behind # in a link of a mail (`#t=…`): it reaches no server, log or referrer. Null: there is none. */
export function tokenIn(hash: string): string | null {
  if (!hash.startsWith("#t=")) return null;
  return /^#t=([\w-]{43})$/.exec(hash)?.[1] ?? CUT;
}

/**
 * The token that a link brought, also one that is opened while the page stands. It leaves the address at once, so that nobody reads it there.
 * Undefined: the address was not looked at yet. Null: it has none.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const read = () => setToken((before) => taken() ?? before ?? null);
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return token;
}

function taken(): string | null {
  const { hash, pathname, search } = window.location;
  const token = tokenIn(hash);
  if (token !== null) window.history.replaceState(window.history.state, "", pathname + search);
  return token;
}
