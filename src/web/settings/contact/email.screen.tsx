import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { useForm } from "#web/kit/form/use-form.ts";
import type { SessionUser } from "#web/session/core/types.ts";
import { browserEnvironment, sessionStorageOf } from "#web/session/site/browser-parts.ts";
import { useSessionView, useSiteAuth } from "#web/session/site/hooks.ts";
import { keepPending } from "#web/settings/address-check/pending-check.ts";
import { providerOf } from "#web/settings/frame/providers.ts";
import { useLoaded } from "#web/settings/load/use-loaded.ts";
import { ProofDialog } from "#web/settings/proof/proof-dialog.tsx";
import { useProof } from "#web/settings/proof/use-proof.ts";
import { checkPassword } from "#web/settings/security/check-password.ts";
import { changeEmail } from "./change-email.ts";
import { EmailView } from "./email.view.tsx";
import { readEmailChange } from "./read-contact.ts";

/** Proves the password, takes up the new address, and goes on to its code. */
export function EmailScreen({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const { client, clientKnowing, dialog } = useProof(user.username);
  const auth = useSiteAuth();
  const provider = providerOf(useSessionView());
  const [account] = useLoaded(useCallback(() => client.user(), [client]));
  const proves = (password: string) =>
    checkPassword({ auth, environment: browserEnvironment, storage: sessionStorageOf(auth.cookies) }, user.username, password);
  const form = useForm({
    initial: {},
    // An unverified address may be sent a code again.
    read: (typed) => readEmailChange(typed, user.isEmailVerified ? user.email : null),
    send: async (change) => {
      // The password that was typed here proves it; it is not asked for twice.
      const outcome = await changeEmail({ client: clientKnowing(change.password), proves }, change);
      if (!("sentTo" in outcome)) return outcome;
      keepPending("email", user.sub, { address: outcome.sentTo, sentAt: Date.now() });
      await navigate({ to: "/settings/account/edit/email-check" });
      return "done";
    },
  });
  const usesSms = account.kind === "ready" && account.value.mfaTypes.includes("SMS");
  return (
    <>
      <EmailView provider={provider} current={user.email} usesSms={usesSms} form={form} />
      <ProofDialog {...dialog} />
    </>
  );
}
