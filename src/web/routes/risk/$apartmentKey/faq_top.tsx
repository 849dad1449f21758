import { createFileRoute } from "@tanstack/react-router";
import { knownFields } from "#kernel/known-fields.ts";
import { FaqTopView } from "../../../risk/faq-top.view.tsx";
import { type NameSearch, nameQuestion, nameSearch } from "../../../risk/guide-search.ts";
import { KeyMissing } from "../../../risk/key-missing.tsx";
import { type ReportSearch, reportSearch } from "../../../risk/report-search.ts";
import { loadReport, reportHead } from "./-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/faq_top")({
  staticData: { name: "risk-report-faq_top", access: "open", layout: "default", tracked: true, title: "よくある質問（目次）" },
  validateSearch: (search: Record<string, unknown>): ReportSearch & Pick<NameSearch, "q"> => {
    const { q } = nameSearch(search);
    return knownFields(["q"], { ...reportSearch(search), ...(q === undefined ? {} : { q }) });
  },
  loader: ({ params }) => loadReport(params.apartmentKey, {}),
  head: ({ loaderData }) => reportHead(loaderData, "よくある質問"),
  component: FaqTop,
  notFoundComponent: KeyMissing,
});

function FaqTop() {
  const { q, ...search } = Route.useSearch();
  return <FaqTopView report={Route.useLoaderData()} search={search} q={q === undefined ? "" : nameQuestion({ q }).q} />;
}
