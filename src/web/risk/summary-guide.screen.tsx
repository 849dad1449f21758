import { ExplainerView } from "./explainer.view.tsx";
import { useTrialWeights } from "./use-trial-weights.ts";
import { WeightsTrial } from "./weights-trial.tsx";

export function SummaryGuideScreen() {
  return (
    <ExplainerView tab="summary">
      <WeightsTrial state={useTrialWeights()} />
    </ExplainerView>
  );
}
