import { createFileRoute } from "@tanstack/react-router";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { findPage } from "#web/console/frame/find-console.ts";
import { OffersView } from "#web/console/offers/offers.view.tsx";
import { offersSearch } from "#web/console/offers/offers-search.ts";

export const Route = createFileRoute("/console/offers/")({
  staticData: { name: "console-offers", access: "member", layout: "noindex", tracked: true, title: "引き継いだオファー" },
  validateSearch: offersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) =>
    findPage("close-offers", async (company) => {
      const answer = await company.get("/offers", { query: deps });
      return answer.ok ? answer.value : null;
    }),
  gcTime: 0,
  component: Offers,
});

function Offers() {
  return (
    <ConsoleFrame {...Route.useLoaderData()} title="引き継いだオファー" needs="close-offers">
      {(_, page) => <OffersView page={page} />}
    </ConsoleFrame>
  );
}
