import { useNavigate } from "@tanstack/react-router";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { type Form, useForm } from "#web/kit/form/use-form.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { useIdentityClient } from "#web/session/site/use-identity-client.ts";
import { useGoOn } from "#web/sign-in/check/go-on.ts";
import { keepAddress } from "#web/sign-in/form/kept-address.ts";
import { type Credentials, readSignIn } from "#web/sign-in/form/read-form.ts";
import { trySignIn } from "./try-sign-in.ts";

/** Signs in with an address and a password, and goes where that leads: home, to the next step, or to a code that is still missing. */
export function useSignIn(): Form {
  const client = useIdentityClient();
  const navigate = useNavigate();
  const goOn = useGoOn(() => void navigate({ to: "/login-check" }));
  const send = async (credentials: Credentials): Promise<Outcome> => {
    const outcome = await trySignIn(client, credentials);
    if (outcome.kind === "failed") return outcome.failure;
    const purpose = outcome.kind === "step" ? "sign-in" : outcome.purpose;
    const isByLink = purpose === "sign-up" && (await client.signUpVerification()) === "link";
    keepAddress({ purpose, address: credentials.address, sentAt: 0, isByLink });
    try {
      if (outcome.kind === "step") await goOn(outcome.step);
      else await navigate({ to: purpose === "sign-up" ? "/login-check" : "/forgot-password-check" });
      return "done";
    } catch (error) {
      return failureOf(error);
    }
  };
  return useForm({ initial: {}, read: readSignIn, send });
}
