import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { useAction } from "#web/kit/form/use-action.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import { passkeyOffer } from "#web/session/passkeys/passkey-offer.ts";
import { type PasskeySignIn, passkeySignIn } from "#web/session/passkeys/passkey-sign-in.ts";
import { useIdentityClient } from "#web/session/site/use-identity-client.ts";
import { useGoOn } from "#web/sign-in/check/go-on.ts";
import type { PasskeyButtonProps } from "./passkey-button.tsx";

const STOPPED = "パスキーでのログインをやめました。もう一度試すか、パスワードでログインしてください。";

/** Signs in by a passkey, and goes where that leads. `isWaiting`: nothing else is under way, so that one may be picked where the name is typed. */
export function usePasskeySignIn(isWaiting: boolean): Omit<PasskeyButtonProps, "isDisabled"> {
  const client = useIdentityClient();
  const navigate = useNavigate();
  const goOn = useGoOn(() => void navigate({ to: "/login-check" }));
  const action = useAction(failureText);
  const [said, setSaid] = useState<{ readonly stopped: string; readonly failure: string | null }>({ stopped: "", failure: null });
  const signIn = (way: () => Promise<PasskeySignIn | null>) =>
    action.run(async () => {
      setSaid({ stopped: "", failure: null });
      const end = await way();
      if (end?.kind === "step") return goOn(end.step);
      if (end !== null) setSaid(end.kind === "stopped" ? { stopped: STOPPED, failure: null } : { stopped: "", failure: end.text });
    });
  const follow = useEffectEvent((picked: Promise<PasskeySignIn | null>) => void signIn(() => picked));
  const isOffered = isWaiting && !action.isBusy;
  useEffect(() => {
    if (!isOffered) return;
    const leaving = new AbortController();
    const ended = passkeyOffer(client, { signal: leaving.signal, onPick: () => follow(ended) });
    return () => leaving.abort();
  }, [client, isOffered]);
  return {
    isBusy: action.isBusy,
    stopped: said.stopped,
    failure: action.failure ?? said.failure,
    onPress: () => void signIn(() => passkeySignIn(client)),
  };
}
