import { useNavigate } from "@tanstack/react-router";
import { useTypedForm } from "../kit/forms/use-typed-form.ts";
import { EMAIL } from "./email-field.tsx";
import { failureOf } from "./errors/failure-of.ts";
import { ForgotPasswordView } from "./forgot-password.view.tsx";
import { keepAddress } from "./kept-address.ts";
import { addressIn, emailIssues, refused } from "./read-form.ts";
import { requestReset } from "./request-reset.ts";
import { useIdentityClient } from "./session/use-identity-client.ts";

/** Asks for a code to an address, and goes on whether anybody has it or not. */
export function ForgotPasswordScreen() {
  const client = useIdentityClient();
  const navigate = useNavigate();
  const form = useTypedForm({}, async (typed) => {
    const issues = emailIssues(typed);
    if (issues.length > 0) return refused(issues);
    const address = addressIn(typed);
    try {
      await requestReset(client, address);
    } catch (error) {
      return failureOf(error, { username: EMAIL });
    }
    keepAddress({ purpose: "reset", address, sentAt: Date.now() });
    await navigate({ to: "/forgot-password-check" });
    return "done";
  });
  return <ForgotPasswordView form={form} />;
}
