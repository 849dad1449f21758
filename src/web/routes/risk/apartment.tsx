import { createFileRoute } from "@tanstack/react-router";
import { ExplainerView } from "#web/risk/guide/explainer.view.tsx";

export const Route = createFileRoute("/risk/apartment")({
  staticData: { name: "risk-apartment", access: "open", layout: "default", tracked: true, title: "建物・管理の見方" },
  component: () => <ExplainerView tab="apartment" />,
});
