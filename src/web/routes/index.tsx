import { createFileRoute } from "@tanstack/react-router";
import { findHome } from "#web/home/find-home.ts";
import { HomeView } from "#web/home/home.view.tsx";
import { usePlaceSearch } from "#web/price/place/use-place-search.ts";

export const Route = createFileRoute("/")({
  staticData: { name: "index", access: "open", layout: "default", tracked: true, title: "AIで住まいの価格とリスクを確かめる" },
  loader: () => findHome(new Date()),
  component: Home,
});

function Home() {
  return <HomeView data={Route.useLoaderData()} search={usePlaceSearch()} />;
}
