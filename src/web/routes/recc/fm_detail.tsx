import { createFileRoute } from "@tanstack/react-router";
import { HomeView } from "#web/homes/page/home.view.tsx";
import { NotShownView } from "#web/recc/door/closed.tsx";
import { homeSearch } from "#web/recc/door/recc-search.ts";
import { SenderBand } from "#web/recc/fm/sender-band.tsx";
import { NoHomeView } from "#web/recc/one/no-home.tsx";
import { OneHome } from "#web/recc/one/one-home.tsx";
import { SenderCard, useSender } from "#web/recc/sender-card.tsx";
import { findOneHome } from "./-one-home.ts";

const TITLE = "物件詳細（メール）";

export const Route = createFileRoute("/recc/fm_detail")({
  staticData: { name: "recc-fm-detail", access: "token", layout: "noindex", tracked: false, title: TITLE },
  validateSearch: homeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findOneHome(deps),
  gcTime: 0,
  component: Detail,
});

function Detail() {
  const data = Route.useLoaderData();
  const sender = useSender(data.kind === "home" ? data.one.sender : null);
  if (data.kind === "none") return <NoHomeView title={TITLE} />;
  if (data.kind !== "home") return <NotShownView title={TITLE} why={data.kind} />;
  const { one, page } = data;
  const contact = { label: "担当者に相談する", to: "/recc/fm_contact", search: { b: one.batchId, n: one.item.position } };
  const lead = (
    <>
      <SenderBand sender={sender} />
      <OneHome one={one} contactPath="/recc/fm_contact" />
      <SenderCard sender={sender} />
    </>
  );
  return <HomeView key={one.item.dwellingKey} data={page} contact={contact} lead={lead} />;
}
