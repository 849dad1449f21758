import { useCallback, useEffect, useRef, useState } from "react";
import type { IdentityClient } from "#web/session/pool/types.ts";

/** The key of a new authenticator app: on its way, there, or not to be had just now. */
export type TotpSecret =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retry: () => void }
  | { readonly kind: "ready"; readonly secret: string };

/** Asks for a key once, when it is wanted. Another one would make the first worthless. */
export function useTotpSecret(client: Pick<IdentityClient, "setUpTotpForSignIn">, isWanted: boolean): TotpSecret {
  const [state, setState] = useState<TotpSecret>({ kind: "loading" });
  const isAsked = useRef(false);
  const ask = useCallback(async () => {
    setState({ kind: "loading" });
    const answer = await client.setUpTotpForSignIn().catch(() => null);
    setState(answer === null ? { kind: "failed", retry: () => void ask() } : { kind: "ready", secret: answer.secret });
  }, [client]);
  useEffect(() => {
    if (!isWanted || isAsked.current) return;
    isAsked.current = true;
    void ask();
  }, [isWanted, ask]);
  return state;
}
