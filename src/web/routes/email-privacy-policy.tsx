import { createFileRoute } from "@tanstack/react-router";
import { MailPolicyView } from "#web/legal/mail/mail-policy.view.tsx";
import { findTenant, tenantSearch } from "#web/recommender/frame/find-tenant.ts";

export const Route = createFileRoute("/email-privacy-policy")({
  staticData: {
    name: "email-privacy-policy",
    access: "open",
    layout: "default",
    tracked: true,
    title: "メール配信に関する個人情報の取扱い",
  },
  validateSearch: tenantSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const tenant = deps.t === undefined ? null : await findTenant(deps);
    // Who sends must not be left unsaid: without the answer the page fails.
    if (tenant === "failed") throw new Error("the tenant could not be asked for");
    return tenant;
  },
  component: EmailPrivacyPolicy,
});

function EmailPrivacyPolicy() {
  const { site } = Route.useRouteContext();
  const tenant = Route.useLoaderData();
  return <MailPolicyView operator={site} tenant={tenant === "unknown" ? null : tenant} isOfficeUnknown={tenant === "unknown"} />;
}
