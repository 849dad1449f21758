import { createFileRoute } from "@tanstack/react-router";
import { bizThanksSearch } from "#web/biz/leads/lead-search.ts";
import { ThanksView } from "#web/biz/leads/thanks.view.tsx";

export const Route = createFileRoute("/biz/thanks")({
  staticData: { name: "biz-thanks", access: "open", layout: "noindex", tracked: true, title: "送信しました" },
  validateSearch: bizThanksSearch,
  component: Thanks,
});

function Thanks() {
  const thanks = Route.useSearch();
  return <ThanksView what={thanks.of ?? "contact"} thanks={thanks} />;
}
