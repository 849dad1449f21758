import { useNavigate } from "@tanstack/react-router";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { type Form, useForm } from "#web/kit/form/use-form.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { useIdentityClient } from "#web/session/site/use-identity-client.ts";
import { useGoOn } from "#web/sign-in/check/go-on.ts";
import { keepAgreement } from "#web/sign-in/form/agreed-terms.ts";
import { keepAddress } from "#web/sign-in/form/kept-address.ts";
import { type Credentials, readSignUp } from "#web/sign-in/form/read-form.ts";
import { trySignUp } from "./try-sign-up.ts";

/** Registers an address and goes on to the code, or to the wait for the link, that was sent there. Somebody who needs none is signed in at once. */
export function useSignUp(): Form {
  const client = useIdentityClient();
  const navigate = useNavigate();
  const goOn = useGoOn(() => void navigate({ to: "/login-check" }));
  const send = async (credentials: Credentials): Promise<Outcome> => {
    const outcome = await trySignUp(client, credentials);
    if (!("isConfirmed" in outcome)) return outcome;
    const { address } = credentials;
    keepAgreement({ address });
    keepAddress({ purpose: "sign-up", address, sentAt: Date.now(), isByLink: outcome.isByLink });
    try {
      if (outcome.isConfirmed) await goOn(await client.autoSignIn());
      else await navigate({ to: "/login-check" });
      return "done";
    } catch (error) {
      return failureOf(error);
    }
  };
  return useForm({ initial: {}, read: readSignUp, send });
}
