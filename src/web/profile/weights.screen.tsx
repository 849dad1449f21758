import { useRouter } from "@tanstack/react-router";
import { useState, useSyncExternalStore } from "react";
import { apiClient, type RiskWeightsResponse } from "#api/client.ts";
import { useIsReady } from "../kit/forms/use-typed-form.ts";
import { WeightsCard } from "./weights-card.tsx";
import { createWeightsKeeper, type WeightsCalls } from "./weights-keeper.ts";

const calls: WeightsCalls = {
  saveRiskWeights: (input) => apiClient().mypage.saveRiskWeights(input),
  forgetRiskWeights: () => apiClient().mypage.forgetRiskWeights(),
};

/** The card of the weights. `found`: as the page was loaded; null: they could not be read. */
export function WeightsSection({ found }: { found: RiskWeightsResponse | null }) {
  const router = useRouter();
  const isReady = useIsReady();
  const [keeper] = useState(() => createWeightsKeeper(calls, found?.riskWeights ?? null));
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
  return <WeightsCard state={found && state} isReady={isReady} actions={keeper} onRetry={() => void router.invalidate()} />;
}
