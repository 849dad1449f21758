import { createFileRoute } from "@tanstack/react-router";
import { faqQuestion, faqSearch } from "#web/risk/guide/faq-search.ts";
import { FaqTopView } from "#web/risk/guide/faq-top.view.tsx";
import { loadReport, reportFormRoute } from "./-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/faq_top")({
  ...reportFormRoute({ name: "risk-report-faq_top", title: "よくある質問（目次）", heading: "よくある質問" }, faqSearch),
  loader: loadReport,
  component: () => <FaqTopView {...Route.useLoaderData()} {...faqQuestion(Route.useSearch())} />,
});
