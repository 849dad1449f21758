import { createFileRoute } from "@tanstack/react-router";
import { bizThanksSearch } from "#web/biz/leads/lead-search.ts";
import { ThanksView } from "#web/biz/leads/thanks.view.tsx";

export const Route = createFileRoute("/biz/thanks-trial")({
  staticData: { name: "biz-thanks-trial", access: "open", layout: "noindex", tracked: true, title: "トライアルを受け付けました" },
  validateSearch: bizThanksSearch,
  component: Thanks,
});

function Thanks() {
  const thanks = Route.useSearch();
  return <ThanksView what={"trial"} thanks={thanks} />;
}
