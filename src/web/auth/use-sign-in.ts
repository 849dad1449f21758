import { useNavigate } from "@tanstack/react-router";
import { type TypedForm, useTypedForm } from "../kit/forms/use-typed-form.ts";
import { failureOf } from "./errors/failure-of.ts";
import { useGoOn } from "./go-on.ts";
import { keepAddress } from "./kept-address.ts";
import { addressIn } from "./read-form.ts";
import { useIdentityClient } from "./session/use-identity-client.ts";
import { trySignIn } from "./try-sign-in.ts";

/** Signs in with an address and a password, and goes where that leads: home, to the next step, or to a code that is still missing. */
export function useSignIn(): TypedForm {
  const client = useIdentityClient();
  const navigate = useNavigate();
  const goOn = useGoOn(() => void navigate({ to: "/login-check" }));
  return useTypedForm({}, async (typed) => {
    const outcome = await trySignIn(client, typed);
    if (outcome.kind === "failed") return outcome.failure;
    const purpose = outcome.kind === "step" ? "sign-in" : outcome.purpose;
    keepAddress({ purpose, address: addressIn(typed), sentAt: 0 });
    try {
      if (outcome.kind === "step") await goOn(outcome.step);
      else await navigate({ to: purpose === "sign-up" ? "/login-check" : "/forgot-password-check" });
      return "done";
    } catch (error) {
      return failureOf(error);
    }
  });
}
