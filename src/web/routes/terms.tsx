import { createFileRoute, notFound } from "@tanstack/react-router";
import { findDocument } from "#web/legal/document/find-document.ts";
import { LegalDocumentView } from "#web/legal/document/legal-document.view.tsx";
import { legalSearch } from "#web/legal/document/legal-search.ts";

export const Route = createFileRoute("/terms")({
  staticData: { name: "terms", access: "open", layout: "default", tracked: true, title: "利用規約" },
  validateSearch: legalSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const page = await findDocument("terms", deps);
    if (page === "unknown") throw notFound();
    return page;
  },
  component: Terms,
});

function Terms() {
  const { site } = Route.useRouteContext();
  return <LegalDocumentView title="利用規約" to="/terms" page={Route.useLoaderData()} operator={site} />;
}
