import { createFileRoute } from "@tanstack/react-router";
import { ConsultationScreen } from "#web/biz/consultation/consultation.screen.tsx";
import { findSlots } from "#web/biz/consultation/find-slots.ts";

export const Route = createFileRoute("/biz/online-consultation")({
  // The token of an offer stands in the fragment, which no count sees.
  staticData: {
    ...{ name: "biz-online-consultation", access: "open", layout: "noindex", tracked: true, holdsToken: true },
    title: "オンライン相談予約",
  },
  loader: () => findSlots(),
  gcTime: 0,
  component: () => <ConsultationScreen data={Route.useLoaderData()} />,
});
