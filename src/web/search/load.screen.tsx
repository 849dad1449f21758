import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { type Answer, apiClient, type EstimateFailure, type EstimateInput, type EstimateJob } from "#api/client.ts";
import { Notice } from "../kit/ui/notice.tsx";
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
    setProblem(answer.ok ? null : answer.problem.title);
    if (!answer.ok) return;
    setJob(answer.value);
    if (answer.value.id !== job.id) void navigate({ to: "/search/load", search: { job: answer.value.id }, replace: true });
  };
  const { priceChecker } = apiClient();
  return (
    <>
      <LoadView
        {...{ job, isSlow, isUnreached, isBusy }}
        onCancel={() => act(() => priceChecker.cancel(job.id))}
        onRetry={() => act(() => priceChecker.retry(job.id))}
        onChoose={(candidate) => act(() => priceChecker.submit(inputAt(job.input, candidate)))}
      />
      {problem && (
        <div className="measure-form">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
    </>
  );
}

/** The same home at a place that was chosen from several. */
function inputAt(input: EstimateInput, { kind, reference, cityCode, town }: EstimateFailure["candidates"][number]): EstimateInput {
  const { apartmentKey: _, address: __, cityCode: ___, town: ____, ...home } = input;
  if (kind === "apartment") return { ...home, apartmentKey: reference };
  return cityCode && town ? { ...home, cityCode, town } : { ...home, address: reference };
}
