import { useEffect, useState } from "react";
import { apiClient, type EstimateJob } from "#api/client/client.ts";
import { jobProgress, pollDelay, SLOW_AFTER } from "./job-progress.ts";

export type WatchedJob = {
  readonly job: EstimateJob;
  readonly setJob: (job: EstimateJob) => void;
  readonly isSlow: boolean;
  readonly isUnreached: boolean;
};

/** A job, asked about again and again while it works. Without network it keeps its last state and goes on asking. */
export function useJob(first: EstimateJob): WatchedJob {
  const [job, setJob] = useState(first);
  const [asked, setAsked] = useState(0);
  const [isUnreached, setUnreached] = useState(false);
  const isWorking = jobProgress(job).kind === "working";
  useEffect(() => {
    if (!isWorking) return;
    const question = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await apiClient().priceChecker.get("/jobs/{id}", { path: { id: job.id }, signal: question.signal });
      if (question.signal.aborted) return;
      if (answer.ok) setJob(answer.value);
      setUnreached(!answer.ok);
      setAsked(asked + 1);
    }, pollDelay(asked));
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [job.id, isWorking, asked]);
  return { job, setJob, isSlow: useIsSlow(job.id, isWorking), isUnreached };
}

function useIsSlow(id: string, isWorking: boolean): boolean {
  const [slowId, setSlowId] = useState("");
  useEffect(() => {
    if (!isWorking) return;
    const timer = setTimeout(() => setSlowId(id), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, [id, isWorking]);
  return slowId === id;
}
