import { createFileRoute, redirect } from "@tanstack/react-router";
import { HomeView } from "#web/homes/page/home.view.tsx";
import { OfHome } from "#web/recc/one/of-home.tsx";
import { OneHome } from "#web/recc/one/one-home.tsx";
import { findOneHome, type ShownHome } from "./-one-home.ts";
import { reccHomeRoute } from "./-recc-route.ts";

const TITLE = "おすすめ物件の詳細";

export const Route = createFileRoute("/recc/property")({
  ...reccHomeRoute({ name: "recc-property", title: TITLE }),
  loader: async ({ deps }) => {
    const found = await findOneHome(deps);
    if (found.kind === "home" && found.one.sender !== null) throw redirect({ to: "/recc/fm_detail", search: deps, replace: true });
    return found;
  },
  component: Property,
});

function Property() {
  return (
    <OfHome title={TITLE} data={Route.useLoaderData()}>
      {({ one, page }: ShownHome) => {
        const contact = { label: "問い合わせる・内覧を申し込む", to: "/recc/contact", search: { b: one.batchId, n: one.item.position } };
        return (
          <HomeView key={one.item.dwellingKey} data={page} contact={contact} lead={<OneHome one={one} contactPath="/recc/contact" />} />
        );
      }}
    </OfHome>
  );
}
