import { useEffect, useEffectEvent, useState } from "react";
import { failureText } from "#web/session/errors/failure-text.ts";
import type { IdentityClient, SignInStep } from "#web/session/pool/types.ts";

/** Signs in once the link of a sign-up was opened; answers why that failed, null while it is waited for. */
export function useLinkSignIn(
  client: Pick<IdentityClient, "autoSignIn">,
  isWaiting: boolean,
  onStep: (step: SignInStep) => Promise<void>,
): string | null {
  const [failure, setFailure] = useState<string | null>(null);
  const go = useEffectEvent(onStep);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isOver = false;
    const follow = async () => {
      const step = await client.autoSignIn();
      if (!isOver) await go(step);
    };
    follow().catch((error: unknown) => {
      if (!isOver) setFailure(failureText(error));
    });
    return () => {
      isOver = true;
    };
  }, [client, isWaiting]);
  return failure;
}
