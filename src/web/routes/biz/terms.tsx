import { createFileRoute, notFound } from "@tanstack/react-router";
import { BizBar } from "#web/biz/frame/biz-bar.tsx";
import { findDocument } from "#web/legal/document/find-document.ts";
import { LegalDocumentView } from "#web/legal/document/legal-document.view.tsx";
import { legalSearch } from "#web/legal/document/legal-search.ts";

export const Route = createFileRoute("/biz/terms")({
  staticData: { name: "biz-terms", access: "open", layout: "default", tracked: true, title: "事業者向け利用規約" },
  validateSearch: legalSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const page = await findDocument("biz-terms", deps);
    if (page === "unknown") throw notFound();
    return page;
  },
  component: Terms,
});

function Terms() {
  const { site } = Route.useRouteContext();
  return (
    <>
      <BizBar />
      <LegalDocumentView title="事業者向け利用規約" to="/biz/terms" page={Route.useLoaderData()} operator={site} />
    </>
  );
}
