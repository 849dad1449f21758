import { createFileRoute } from "@tanstack/react-router";
import { ExplainerView } from "#web/risk/guide/explainer.view.tsx";

export const Route = createFileRoute("/risk/life")({
  staticData: { name: "risk-life", access: "open", layout: "default", tracked: true, title: "暮らしの見方" },
  component: () => <ExplainerView tab="life" />,
});
