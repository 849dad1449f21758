import { createFileRoute } from "@tanstack/react-router";
import { bizThanksSearch } from "#web/biz/leads/lead-search.ts";
import { ThanksView } from "#web/biz/leads/thanks.view.tsx";

export const Route = createFileRoute("/biz/thanks-directmail")({
  staticData: { name: "biz-thanks-directmail", access: "open", layout: "noindex", tracked: true, title: "DMのお申し込みを受け付けました" },
  validateSearch: bizThanksSearch,
  component: Thanks,
});

function Thanks() {
  const thanks = Route.useSearch();
  return <ThanksView what={"directmail"} thanks={thanks} />;
}
