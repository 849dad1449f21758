import { createFileRoute } from "@tanstack/react-router";
import { DocumentScreen } from "#web/biz/leads/document.screen.tsx";
import { productSearch } from "#web/biz/leads/lead-search.ts";

export const Route = createFileRoute("/biz/document")({
  staticData: { name: "biz-document", access: "open", layout: "noindex", tracked: true, holdsToken: true, title: "資料請求" },
  validateSearch: productSearch,
  component: Document,
});

function Document() {
  return <DocumentScreen search={Route.useSearch()} />;
}
