import { createFileRoute } from "@tanstack/react-router";
import { ApplyCompanyScreen } from "#web/recommender/apply/company.screen.tsx";

export const Route = createFileRoute("/recommender/serviceform")({
  staticData: { name: "recommender-serviceform", access: "open", layout: "noindex", tracked: true, title: "導入お申し込み" },
  component: ApplyCompanyScreen,
});
