import { createFileRoute } from "@tanstack/react-router";
import { BuildingContactScreen } from "../../../risk/building-contact.screen.tsx";
import { findCorrections } from "../../../risk/find-letters.ts";
import { KeyMissing } from "../../../risk/key-missing.tsx";
import { contactSearch } from "../../../risk/letter-search.ts";
import { loadReport, reportHead } from "./-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/contact")({
  staticData: { name: "risk-report-contact", access: "open", layout: "noindex", tracked: true, title: "このマンションのお問い合わせ" },
  validateSearch: contactSearch,
  loader: async ({ params }) => findCorrections(await loadReport(params.apartmentKey, {})),
  head: ({ loaderData }) => reportHead(loaderData?.report, "お問い合わせ"),
  component: Contact,
  notFoundComponent: KeyMissing,
});

function Contact() {
  return <BuildingContactScreen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
