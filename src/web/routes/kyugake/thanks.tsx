import { createFileRoute, redirect } from "@tanstack/react-router";
import { findSimilar } from "#web/inquiries/find-inquiry.ts";
import { inquiryThanks } from "#web/inquiries/inquiry-receipt.ts";
import { ThanksScreen } from "#web/inquiries/thanks.view.tsx";

export const Route = createFileRoute("/kyugake/thanks")({
  // Not counted: the address holds the number of an inquiry.
  staticData: { name: "kyugake-thanks", access: "open", layout: "noindex", tracked: false, title: "お問い合わせありがとうございます" },
  validateSearch: inquiryThanks,
  beforeLoad: ({ search: { id } }) => {
    if (id === undefined) throw redirect({ href: "/kyugake" });
  },
  loaderDeps: ({ search: { listing } }) => ({ listing }),
  loader: ({ deps: { listing } }) => findSimilar(listing),
  component: Thanks,
});

function Thanks() {
  const { similar, today } = Route.useLoaderData();
  return <ThanksScreen thanks={Route.useSearch()} similar={similar} today={today} />;
}
