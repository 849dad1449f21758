import { createFileRoute } from "@tanstack/react-router";
import { HomeView } from "#web/homes/page/home.view.tsx";
import { SenderBand } from "#web/recc/fm/sender-band.tsx";
import { OfHome } from "#web/recc/one/of-home.tsx";
import { OneHome } from "#web/recc/one/one-home.tsx";
import { SenderCard, useSender } from "#web/recc/sender-card.tsx";
import { findOneHome, type ShownHome } from "./-one-home.ts";
import { reccHomeRoute } from "./-recc-route.ts";

const TITLE = "物件詳細（メール）";

export const Route = createFileRoute("/recc/fm_detail")({
  ...reccHomeRoute({ name: "recc-fm-detail", title: TITLE }),
  loader: ({ deps }) => findOneHome(deps),
  component: Detail,
});

function Detail() {
  return (
    <OfHome title={TITLE} data={Route.useLoaderData()} listPath="/recc/fm_collection">
      {(shown: ShownHome) => <Home {...shown} />}
    </OfHome>
  );
}

function Home({ one, page }: ShownHome) {
  const sender = useSender(one.sender);
  const contact = {
    ...{ label: "担当者に相談する", to: "/recc/fm_contact", search: { b: one.batchId, n: one.item.position } },
    answeredBy: one.sender?.name,
  };
  return (
    <>
      <div className="measure-content pt-5 sm:pt-6">
        <SenderBand sender={sender} />
      </div>
      <HomeView key={one.item.dwellingKey} data={page} contact={contact} lead={<OneHome one={one} contactPath="/recc/fm_contact" />} />
      <div className="measure-content pb-6">
        <SenderCard sender={sender} />
      </div>
    </>
  );
}
