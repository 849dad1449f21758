import { createFileRoute } from "@tanstack/react-router";
import { ExplainerView } from "#web/risk/guide/explainer.view.tsx";

export const Route = createFileRoute("/risk/crime")({
  staticData: { name: "risk-crime", access: "open", layout: "default", tracked: true, title: "治安の見方" },
  component: () => <ExplainerView tab="crime" />,
});
