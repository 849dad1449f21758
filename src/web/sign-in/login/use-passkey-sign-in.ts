import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAction } from "#web/kit/form/use-action.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import { passkeySignIn } from "#web/session/passkeys/passkey-sign-in.ts";
import { useIdentityClient } from "#web/session/site/use-identity-client.ts";
import { useGoOn } from "#web/sign-in/check/go-on.ts";
import type { PasskeyButtonProps } from "./passkey-button.tsx";

const STOPPED = "パスキーでのログインをやめました。もう一度試すか、パスワードでログインしてください。";

/** Signs in by a passkey, and goes where that leads. */
export function usePasskeySignIn(): Omit<PasskeyButtonProps, "isDisabled"> {
  const client = useIdentityClient();
  const navigate = useNavigate();
  const goOn = useGoOn(() => void navigate({ to: "/login-check" }));
  const action = useAction(failureText);
  const [said, setSaid] = useState<{ readonly stopped: string; readonly failure: string | null }>({ stopped: "", failure: null });
  const signIn = async () => {
    setSaid({ stopped: "", failure: null });
    const end = await passkeySignIn(client);
    if (end.kind === "step") return goOn(end.step);
    setSaid(end.kind === "stopped" ? { stopped: STOPPED, failure: null } : { stopped: "", failure: end.text });
  };
  return {
    isBusy: action.isBusy,
    stopped: said.stopped,
    failure: action.failure ?? said.failure,
    onPress: () => void action.run(signIn),
  };
}
