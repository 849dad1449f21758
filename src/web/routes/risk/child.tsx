import { createFileRoute } from "@tanstack/react-router";
import { ExplainerView } from "#web/risk/guide/explainer.view.tsx";

export const Route = createFileRoute("/risk/child")({
  staticData: { name: "risk-child", access: "open", layout: "default", tracked: true, title: "子育て環境の見方" },
  component: () => <ExplainerView tab="child" />,
});
