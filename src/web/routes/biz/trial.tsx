import { createFileRoute } from "@tanstack/react-router";
import { TrialScreen } from "#web/biz/leads/trial.screen.tsx";

export const Route = createFileRoute("/biz/trial")({
  staticData: { name: "biz-trial", access: "open", layout: "noindex", tracked: true, title: "無料トライアル" },
  component: TrialScreen,
});
