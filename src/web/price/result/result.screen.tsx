import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { apiClient, type EstimateResponse } from "#api/client/client.ts";
import { KEPT_DRAFT } from "#web/price/form/kept-draft.ts";
import { problemText } from "#web/session/errors/problem-failure.ts";
import type { Around } from "./find-result.ts";
import { rememberEstimate } from "./recent-estimates.ts";
import { ResultView } from "./result.view.tsx";

/** A finished estimate. With it the draft has served its purpose: the estimate keeps the answers itself. */
export function ResultScreen({ estimate, around }: { estimate: EstimateResponse; around: Around }) {
  const navigate = useNavigate();
  const [isRecomputing, setRecomputing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(KEPT_DRAFT.forget, []);
  useEffect(() => rememberEstimate({ estimateId: estimate.id, seenAt: new Date().toISOString() }), [estimate.id]);
  const recompute = async () => {
    setRecomputing(true);
    const answer = await apiClient().estimate.post("/estimates/{id}/recompute", { path: { id: estimate.id } });
    setRecomputing(false);
    if (answer.ok) await navigate({ to: "/search/load", search: { job: answer.value.id } });
    else setProblem(problemText(answer.problem, navigator.onLine));
  };
  return <ResultView {...{ estimate, around, isRecomputing, problem }} onRecompute={recompute} />;
}
