import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** The token in the fragment of an address, which no server and no log sees; null: there is none. */
export function tokenIn(hash: string): string | null {
  return /^#?([\w-]{43})$/.exec(hash)?.[1] ?? null;
}

/** The token that a link brought. It leaves the address at once, so that nobody reads it there. */
export function useLinkToken(path: "/biz/online-consultation" | "/biz/thanks-online-consultation"): string | null {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const found = tokenIn(hash);
    if (found === null) return;
    setToken(found);
    void navigate({ to: path, replace: true, viewTransition: false, resetScroll: false });
  }, [hash, navigate, path]);
  return token;
}
