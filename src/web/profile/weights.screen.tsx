import { useState, useSyncExternalStore } from "react";
import { apiClient, type RiskWeightsResponse } from "#api/client/client.ts";
import { useIsReady } from "#web/kit/form/use-is-ready.ts";
import { WeightsCard } from "./weights-card.tsx";
import { createWeightsSaving, type WeightsCalls } from "./weights-saving.ts";

const calls: WeightsCalls = {
  save: (w) => apiClient().mypage.put("/risk-weights", { body: { w } }),
  forget: () => apiClient().mypage.delete("/risk-weights"),
};

/** The card of the weights. `found`: as the page was loaded; null: they could not be read. */
export function WeightsSection({ found }: { found: RiskWeightsResponse | null }) {
  const isReady = useIsReady();
  const [saving] = useState(() => createWeightsSaving(calls, found?.riskWeights ?? null));
  const state = useSyncExternalStore(saving.subscribe, saving.state, saving.state);
  return <WeightsCard state={found && state} isReady={isReady} actions={saving} />;
}
