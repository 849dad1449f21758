import { createFileRoute } from "@tanstack/react-router";
import { ExplainerView } from "#web/risk/guide/explainer.view.tsx";
import { useTrialWeights } from "#web/risk/guide/use-trial-weights.ts";
import { WeightsTrial } from "#web/risk/guide/weights-trial.tsx";

export const Route = createFileRoute("/risk/summary")({
  staticData: { name: "risk-summary", access: "open", layout: "default", tracked: true, title: "リスク診断とは（総合）" },
  component: SummaryGuide,
});

function SummaryGuide() {
  return (
    <ExplainerView tab="summary">
      <WeightsTrial state={useTrialWeights()} />
    </ExplainerView>
  );
}
