import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useForm } from "#web/kit/form/use-form.ts";
import { useIdentityClient } from "#web/session/site/use-identity-client.ts";
import { type KeptAddress, keepAddress, keptAddress } from "#web/sign-in/form/kept-address.ts";
import { readNewPassword } from "#web/sign-in/form/read-form.ts";
import { useResend } from "#web/sign-in/form/use-resend.ts";
import { ForgotPasswordCheckView } from "./forgot-password-check.view.tsx";
import { requestReset } from "./request-reset.ts";
import { tryNewPassword } from "./try-new-password.ts";

/** The code and the new password; without a kept address (another tab, another device) that is asked for as well. */
export function ForgotPasswordCheckScreen() {
  const client = useIdentityClient();
  const navigate = useNavigate();
  const [kept, setKept] = useState<KeptAddress | null>(null);
  useEffect(() => setKept(keptAddress("reset")), []);
  const form = useForm({
    initial: {},
    read: (typed) => readNewPassword(typed, kept?.address ?? null),
    send: async (chosen) => {
      const failure = await tryNewPassword(client, chosen, kept === null);
      if (failure !== null) return failure;
      keepAddress({ purpose: "sign-in", address: chosen.address, sentAt: 0 });
      await navigate({ to: "/login", search: { notice: "reset" }, replace: true });
      return "done";
    },
  });
  const resend = useResend(async () => {
    if (!kept) return;
    await requestReset(client, kept.address);
    keepAddress({ ...kept, sentAt: Date.now() });
  }, kept?.sentAt ?? 0);
  return <ForgotPasswordCheckView form={form} resend={resend} keptAddress={kept?.address ?? null} />;
}
