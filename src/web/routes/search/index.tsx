import { createFileRoute } from "@tanstack/react-router";
import { listDescription } from "#web/app/description/description.ts";
import { findHub } from "#web/price/hub/find-hub.ts";
import { HubView } from "#web/price/hub/hub.view.tsx";
import { hubSearch } from "#web/price/place/hub-search.ts";
import { usePlaceSearch } from "#web/price/place/use-place-search.ts";

export const Route = createFileRoute("/search/")({
  staticData: { name: "search", access: "open", layout: "default", tracked: true, title: "住まいの価格を調べる" },
  validateSearch: hubSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findHub(deps),
  head: ({ loaderData: hub }) => {
    if (hub?.kind !== "found") return {};
    const { city, question, apartments } = hub;
    const where = city?.cityName ?? `「${question.q}」に当てはまる場所`;
    return { meta: [...listDescription({ of: "prices", where, total: apartments.total, page: question.page })] };
  },
  component: Search,
});

function Search() {
  return <HubView hub={Route.useLoaderData()} search={usePlaceSearch()} />;
}
