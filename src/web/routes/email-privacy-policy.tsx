import { createFileRoute } from "@tanstack/react-router";
import { MailPolicyView } from "#web/legal/mail/mail-policy.view.tsx";

export const Route = createFileRoute("/email-privacy-policy")({
  staticData: {
    name: "email-privacy-policy",
    access: "open",
    layout: "default",
    tracked: true,
    title: "メール配信に関する個人情報の取扱い",
  },
  component: EmailPrivacyPolicy,
});

function EmailPrivacyPolicy() {
  const { site } = Route.useRouteContext();
  return <MailPolicyView operator={site} />;
}
