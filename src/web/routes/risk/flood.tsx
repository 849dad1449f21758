import { createFileRoute } from "@tanstack/react-router";
import { ExplainerView } from "#web/risk/guide/explainer.view.tsx";

export const Route = createFileRoute("/risk/flood")({
  staticData: { name: "risk-flood", access: "open", layout: "default", tracked: true, title: "水害リスクの見方" },
  component: () => <ExplainerView tab="flood" />,
});
