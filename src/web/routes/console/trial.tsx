import { createFileRoute } from "@tanstack/react-router";
import { TrialPageScreen } from "#web/biz/leads/trial-page.screen.tsx";

export const Route = createFileRoute("/console/trial")({
  // Not counted: the address holds the token of a link when it is opened.
  staticData: { name: "console-trial", access: "open", layout: "noindex", tracked: false, holdsToken: true, title: "トライアルのAPIキー" },
  component: TrialPageScreen,
});
