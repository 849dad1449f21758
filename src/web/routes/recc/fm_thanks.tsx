import { createFileRoute, redirect } from "@tanstack/react-router";
import { inquiryThanks } from "#web/inquiries/inquiry-receipt.ts";
import { ThanksScreen } from "#web/inquiries/thanks.view.tsx";
import { MorePicks } from "#web/recc/one/more-picks.tsx";

export const Route = createFileRoute("/recc/fm_thanks")({
  staticData: { name: "recc-fm-thanks", access: "token", layout: "noindex", tracked: false, title: "ありがとうございます（メール）" },
  validateSearch: inquiryThanks,
  beforeLoad: ({ search: { id } }) => {
    if (id === undefined) throw redirect({ to: "/recc/fm_collection" });
  },
  component: () => <ThanksScreen thanks={Route.useSearch()} similar={[]} today="" more={<MorePicks listPath="/recc/fm_collection" />} />,
});
