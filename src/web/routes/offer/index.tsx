import { createFileRoute, notFound } from "@tanstack/react-router";
import { findOffers } from "#web/offer/list/find-offers.ts";
import { OffersScreen } from "#web/offer/list/offers.screen.tsx";
import { offersSearch } from "#web/offer/list/offers-search.ts";

export const Route = createFileRoute("/offer/")({
  staticData: { name: "offer", access: "open", layout: "default", tracked: true, title: "ダイレクトオファー" },
  validateSearch: offersSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const found = await findOffers(deps, context.session.view().isLoggedIn);
    if (found === "unknown") throw notFound();
    return found;
  },
  gcTime: 0,
  component: () => <OffersScreen data={Route.useLoaderData()} search={Route.useSearch()} />,
});
