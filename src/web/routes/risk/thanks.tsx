import { createFileRoute } from "@tanstack/react-router";
import { thanksSearch } from "#web/risk/letters/letter-search.ts";
import { ThanksView } from "#web/risk/letters/thanks.view.tsx";

export const Route = createFileRoute("/risk/thanks")({
  staticData: { name: "risk-thanks", access: "open", layout: "noindex", tracked: true, title: "送信しました" },
  validateSearch: thanksSearch,
  component: Thanks,
});

function Thanks() {
  return <ThanksView thanks={Route.useSearch()} />;
}
