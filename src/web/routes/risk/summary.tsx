import { createFileRoute } from "@tanstack/react-router";
import { SummaryGuideScreen } from "../../risk/summary-guide.screen.tsx";

export const Route = createFileRoute("/risk/summary")({
  staticData: { name: "risk-summary", access: "open", layout: "default", tracked: true, title: "リスク診断とは（総合）" },
  component: SummaryGuideScreen,
});
