import { useNavigate, useRouter } from "@tanstack/react-router";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { useForm } from "#web/kit/form/use-form.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { useIdentityClient } from "#web/session/site/use-identity-client.ts";
import { EMAIL } from "#web/sign-in/form/email-field.tsx";
import { keepAddress } from "#web/sign-in/form/kept-address.ts";
import { readAddress } from "#web/sign-in/form/read-form.ts";
import { hostedPages } from "#web/sign-in/form/without-script.tsx";
import { ForgotPasswordView } from "./forgot-password.view.tsx";
import { requestReset } from "./request-reset.ts";

/** Asks for a code to an address, and goes on whether anybody has it or not. */
export function ForgotPasswordScreen() {
  const client = useIdentityClient();
  const navigate = useNavigate();
  const { origin, options } = useRouter();
  const { auth } = options.context;
  const send = async (address: string): Promise<Outcome> => {
    try {
      await requestReset(client, address);
    } catch (error) {
      return failureOf(error, { username: EMAIL });
    }
    keepAddress({ purpose: "reset", address, sentAt: Date.now() });
    await navigate({ to: "/forgot-password-check" });
    return "done";
  };
  const form = useForm({ initial: {}, read: readAddress, send });
  return <ForgotPasswordView form={form} hostedPages={hostedPages(auth, origin ?? "")} />;
}
