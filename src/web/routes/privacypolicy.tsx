import { createFileRoute, notFound } from "@tanstack/react-router";
import { findDocument } from "#web/legal/document/find-document.ts";
import { legalSearch } from "#web/legal/document/legal-search.ts";
import { PrivacyScreen } from "#web/legal/privacy/privacy.screen.tsx";

export const Route = createFileRoute("/privacypolicy")({
  staticData: { name: "privacypolicy", access: "open", layout: "default", tracked: true, title: "プライバシーポリシー" },
  validateSearch: legalSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const page = await findDocument("privacy", deps);
    if (page === "unknown") throw notFound();
    return page;
  },
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  const { site } = Route.useRouteContext();
  return <PrivacyScreen page={Route.useLoaderData()} operator={site} />;
}
