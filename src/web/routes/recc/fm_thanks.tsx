import { createFileRoute, redirect } from "@tanstack/react-router";
import { inquiryThanks } from "#web/inquiries/inquiry-receipt.ts";
import { ThanksScreen } from "#web/inquiries/thanks.view.tsx";
import { findSender } from "#web/recc/find-recc.ts";
import { OfficeBand } from "#web/recc/fm/sender-band.tsx";
import { MorePicks } from "#web/recc/one/more-picks.tsx";
import { reccRoute } from "./-recc-route.ts";

export const Route = createFileRoute("/recc/fm_thanks")({
  ...reccRoute({ name: "recc-fm-thanks", title: "ありがとうございます（メール）" }),
  validateSearch: inquiryThanks,
  beforeLoad: ({ search: { id } }) => {
    if (id === undefined) throw redirect({ to: "/recc/fm_collection" });
  },
  loader: () => findSender(),
  component: FmThanks,
});

function FmThanks() {
  const office = Route.useLoaderData();
  const more = <MorePicks listPath="/recc/fm_collection" office={office} />;
  return (
    <>
      <OfficeBand office={office} />
      <ThanksScreen thanks={Route.useSearch()} similar={[]} today="" more={more} office={office?.name} />
    </>
  );
}
