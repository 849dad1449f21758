import { createFileRoute } from "@tanstack/react-router";
import { ExplainerView } from "#web/risk/guide/explainer.view.tsx";

export const Route = createFileRoute("/risk/earthquake")({
  staticData: { name: "risk-earthquake", access: "open", layout: "default", tracked: true, title: "地震リスクの見方" },
  component: () => <ExplainerView tab="earthquake" />,
});
