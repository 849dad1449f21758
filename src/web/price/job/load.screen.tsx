import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { type Answer, apiClient, type EstimateJob } from "#api/client/client.ts";
import { Notice } from "#web/kit/ui/notice.tsx";
import { draftOfInput, hasPlace, searchOf } from "#web/price/place/draft.ts";
import { problemText } from "#web/session/errors/problem-failure.ts";
import { type Candidate, inputAt, placeOfCandidate } from "./chosen-place.ts";
import { jobProgress } from "./job-progress.ts";
import { LoadView } from "./load.view.tsx";
import { useJob } from "./use-job.ts";

/** Waits for a job, lets it be stopped or tried again, and goes on to the result in place of itself. */
export function LoadScreen({ first }: { first: EstimateJob }) {
  const navigate = useNavigate();
  const { job, setJob, isSlow, isUnreached } = useJob(first);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const progress = jobProgress(job);
  const estimateId = progress.kind === "finished" ? progress.estimateId : null;
  useEffect(() => {
    if (estimateId) void navigate({ to: "/search/result", search: { id: estimateId }, replace: true });
  }, [estimateId, navigate]);
  const act = async (ask: () => Promise<Answer<EstimateJob>>) => {
    setBusy(true);
    const answer = await ask();
    setBusy(false);
    setProblem(answer.ok ? null : problemText(answer.problem, navigator.onLine));
    if (!answer.ok) return;
    setJob(answer.value);
    if (answer.value.id !== job.id) void navigate({ to: "/search/load", search: { job: answer.value.id }, replace: true });
  };
  const { priceChecker } = apiClient();
  const choose = (candidate: Candidate) => {
    const place = placeOfCandidate(candidate);
    const input = inputAt(job.input, place);
    if (hasPlace(place)) return act(() => priceChecker.post("/jobs", { body: input }));
    return navigate({ to: "/search/input", search: searchOf(draftOfInput(input)) });
  };
  return (
    <>
      <LoadView
        {...{ job, isSlow, isUnreached, isBusy }}
        onCancel={() => act(() => priceChecker.post("/jobs/{id}/cancel", { path: { id: job.id } }))}
        onRestart={() => act(() => priceChecker.post("/jobs/{id}/retry", { path: { id: job.id } }))}
        onChoose={choose}
      />
      {problem && (
        <div className="measure-form">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
    </>
  );
}
