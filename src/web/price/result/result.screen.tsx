import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { apiClient, type EstimateResponse } from "#api/client/client.ts";
import { problemText } from "#web/session/errors/problem-failure.ts";
import type { Around } from "./find-result.ts";
import { ResultView } from "./result.view.tsx";

/** A finished estimate. What it leaves in the browser is fetched by itself: the price does not wait for it. */
export function ResultScreen({ estimate, around }: { estimate: EstimateResponse; around: Around }) {
  const navigate = useNavigate();
  const [isRecomputing, setRecomputing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const seenAt = new Date().toISOString();
    void import("./note-seen.ts").then(({ noteSeen }) => noteSeen(estimate.id, seenAt));
  }, [estimate.id]);
  const recompute = async () => {
    setRecomputing(true);
    const answer = await apiClient().estimate.post("/estimates/{id}/recompute", { path: { id: estimate.id } });
    setRecomputing(false);
    if (answer.ok) await navigate({ to: "/search/load", search: { job: answer.value.id } });
    else setProblem(problemText(answer.problem, navigator.onLine));
  };
  return <ResultView {...{ estimate, around, isRecomputing, problem }} onRecompute={recompute} />;
}
