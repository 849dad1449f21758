import { createFileRoute } from "@tanstack/react-router";
import { ApplySetupScreen } from "#web/recommender/apply/setup.screen.tsx";

export const Route = createFileRoute("/recommender/serviceform_02")({
  staticData: { name: "recommender-serviceform_02", access: "open", layout: "noindex", tracked: true, title: "導入お申し込み（2/2）" },
  component: ApplySetupScreen,
});
