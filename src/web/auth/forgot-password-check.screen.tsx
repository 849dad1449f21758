import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTypedForm } from "../kit/forms/use-typed-form.ts";
import { ForgotPasswordCheckView } from "./forgot-password-check.view.tsx";
import { joined } from "./joined-form.ts";
import { type KeptAddress, keepAddress, keptAddress } from "./kept-address.ts";
import { requestReset } from "./request-reset.ts";
import { useIdentityClient } from "./session/use-identity-client.ts";
import { tryNewPassword } from "./try-new-password.ts";
import { useResend } from "./use-resend.ts";

/** The code and the new password; without a kept address (another tab, another device) that is asked for as well. */
export function ForgotPasswordCheckScreen() {
  const client = useIdentityClient();
  const navigate = useNavigate();
  const [kept, setKept] = useState<KeptAddress | null>(null);
  useEffect(() => setKept(keptAddress("reset")), []);
  const form = useTypedForm({}, async (typed) => {
    const outcome = await tryNewPassword(client, typed, kept?.address ?? null);
    if (!("address" in outcome)) return outcome;
    keepAddress({ purpose: "sign-in", address: outcome.address, sentAt: 0 });
    await navigate({ to: "/login", search: { notice: "reset" }, replace: true });
    return "done";
  });
  const resend = useResend(async () => {
    if (!kept) return;
    await requestReset(client, kept.address);
    keepAddress({ ...kept, sentAt: Date.now() });
  }, kept?.sentAt ?? 0);
  return <ForgotPasswordCheckView form={joined(form, resend)} resend={resend} keptAddress={kept?.address ?? null} />;
}
