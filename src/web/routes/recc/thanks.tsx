import { createFileRoute, redirect } from "@tanstack/react-router";
import { inquiryThanks } from "#web/inquiries/inquiry-receipt.ts";
import { ThanksScreen } from "#web/inquiries/thanks.view.tsx";
import { MorePicks } from "#web/recc/one/more-picks.tsx";
import { reccRoute } from "./-recc-route.ts";

export const Route = createFileRoute("/recc/thanks")({
  ...reccRoute({ name: "recc-thanks", title: "送信しました" }),
  validateSearch: inquiryThanks,
  beforeLoad: ({ search: { id } }) => {
    if (id === undefined) throw redirect({ to: "/recc/latest" });
  },
  component: () => <ThanksScreen thanks={Route.useSearch()} similar={[]} today="" more={<MorePicks listPath="/recc/latest" />} />,
});
