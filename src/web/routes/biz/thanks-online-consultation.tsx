import { createFileRoute } from "@tanstack/react-router";
import { ThanksScreen } from "#web/biz/consultation/thanks.screen.tsx";

export const Route = createFileRoute("/biz/thanks-online-consultation")({
  // The token of the booking stands in the fragment, which no count sees.
  staticData: {
    ...{ name: "biz-thanks-online-consultation", access: "open", layout: "noindex", tracked: true, holdsToken: true },
    title: "予約が完了しました",
  },
  component: ThanksScreen,
});
