import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { browserEnvironment, sessionStorageOf } from "../auth/session/browser-parts.ts";
import { useSessionView, useSiteAuth } from "../auth/session/hooks.ts";
import type { SessionUser } from "../auth/session/types.ts";
import { useIdentityClient } from "../auth/session/use-identity-client.ts";
import { useTypedForm } from "../kit/forms/use-typed-form.ts";
import { changeEmail } from "./change-email.ts";
import { checkPassword } from "./check-password.ts";
import { EmailView } from "./email.view.tsx";
import { keepPending } from "./pending-check.ts";
import { providerOf } from "./providers.ts";
import { useLoaded } from "./use-loaded.ts";

/** Proves the password, takes up the new address, and goes on to its code. */
export function EmailScreen({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const client = useIdentityClient();
  const auth = useSiteAuth();
  const provider = providerOf(useSessionView().strategy);
  const [account] = useLoaded(useCallback(() => client.user(), [client]));
  const proves = (password: string) =>
    checkPassword({ auth, environment: browserEnvironment, storage: sessionStorageOf() }, user.username, password);
  const form = useTypedForm({}, async (typed) => {
    const outcome = await changeEmail({ client, proves, current: user.isEmailVerified ? user.email : null }, typed);
    if (!("sentTo" in outcome)) return outcome;
    keepPending("email", user.sub, { address: outcome.sentTo, sentAt: Date.now() });
    await navigate({ to: "/settings/account/edit/email-check" });
    return "done";
  });
  const usesSms = account.kind === "ready" && account.value.mfaTypes.includes("SMS");
  return <EmailView provider={provider} current={user.email} usesSms={usesSms} form={form} />;
}
