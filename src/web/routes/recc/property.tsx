import { createFileRoute } from "@tanstack/react-router";
import { HomeView } from "#web/homes/page/home.view.tsx";
import { NotShownView } from "#web/recc/door/closed.tsx";
import { homeSearch } from "#web/recc/door/recc-search.ts";
import { NoHomeView } from "#web/recc/one/no-home.tsx";
import { OneHome } from "#web/recc/one/one-home.tsx";
import { findOneHome } from "./-one-home.ts";

const TITLE = "おすすめ物件の詳細";

export const Route = createFileRoute("/recc/property")({
  staticData: { name: "recc-property", access: "token", layout: "noindex", tracked: false, title: TITLE },
  validateSearch: homeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findOneHome(deps),
  gcTime: 0,
  component: Property,
});

function Property() {
  const data = Route.useLoaderData();
  if (data.kind === "none") return <NoHomeView title={TITLE} />;
  if (data.kind !== "home") return <NotShownView title={TITLE} why={data.kind} />;
  const { one, page } = data;
  const contact = { label: "問い合わせる", to: "/recc/contact", search: { b: one.batchId, n: one.item.position } };
  return <HomeView key={one.item.dwellingKey} data={page} contact={contact} lead={<OneHome one={one} contactPath="/recc/contact" />} />;
}
