import { useNavigate } from "@tanstack/react-router";
import { type TypedForm, useTypedForm } from "../kit/forms/use-typed-form.ts";
import { keepAgreement } from "./agreed-terms.ts";
import { failureOf } from "./errors/failure-of.ts";
import { useGoOn } from "./go-on.ts";
import { keepAddress } from "./kept-address.ts";
import { addressIn } from "./read-form.ts";
import { useIdentityClient } from "./session/use-identity-client.ts";
import { trySignUp } from "./try-sign-up.ts";

/** Registers an address and goes on to the code that was sent there. Somebody who needs none is signed in at once. */
export function useSignUp(): TypedForm {
  const client = useIdentityClient();
  const navigate = useNavigate();
  const goOn = useGoOn(() => void navigate({ to: "/login-check" }));
  return useTypedForm({}, async (typed) => {
    const outcome = await trySignUp(client, typed);
    if (!("isConfirmed" in outcome)) return outcome;
    const address = addressIn(typed);
    keepAgreement({ address });
    keepAddress({ purpose: "sign-up", address, sentAt: Date.now() });
    try {
      if (outcome.isConfirmed) await goOn(await client.autoSignIn());
      else await navigate({ to: "/login-check" });
      return "done";
    } catch (error) {
      return failureOf(error);
    }
  });
}
