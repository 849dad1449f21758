import { createFileRoute, redirect } from "@tanstack/react-router";
import { inquiryThanks } from "#web/inquiries/inquiry-receipt.ts";
import { ThanksScreen } from "#web/inquiries/thanks.view.tsx";

export const Route = createFileRoute("/kyugake/thanks")({
  // Not counted: the address holds the number of an inquiry.
  staticData: { name: "kyugake-thanks", access: "open", layout: "noindex", tracked: false, title: "お問い合わせありがとうございます" },
  validateSearch: inquiryThanks,
  beforeLoad: ({ search: { id } }) => {
    if (id === undefined) throw redirect({ href: "/kyugake" });
  },
  component: Thanks,
});

function Thanks() {
  return <ThanksScreen thanks={Route.useSearch()} />;
}
