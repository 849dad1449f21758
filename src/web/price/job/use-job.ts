import { useEffect, useState } from "react";
import { apiClient, type EstimateJob } from "#api/client/client.ts";
import { endedJob, isWorking } from "#api/client/price-job.ts";
import { SLOW_AFTER } from "./job-progress.ts";

export type WatchedJob = {
  readonly job: EstimateJob;
  readonly setJob: (job: EstimateJob) => void;
  readonly isSlow: boolean;
  readonly isUnreached: boolean;
};

/** A job, asked about again and again while it works. Without network it keeps its last state and goes on asking. */
export function useJob(first: EstimateJob): WatchedJob {
  const [job, setJob] = useState(first);
  const [isUnreached, setUnreached] = useState(false);
  const working = isWorking(job) ? job.id : null;
  useEffect(() => {
    if (working === null) return;
    const leaving = new AbortController();
    void endedJob(working, {
      priceChecker: apiClient().priceChecker,
      wait: (time) => new Promise((resolve) => setTimeout(resolve, time)),
      signal: leaving.signal,
      onAnswer: (answer) => {
        if (answer !== null) setJob(answer);
        setUnreached(answer === null);
      },
    });
    return () => leaving.abort();
  }, [working]);
  return { job, setJob, isSlow: useIsSlow(working), isUnreached };
}

/** `working`: the id of a job that is waited for; null: none is. */
function useIsSlow(working: string | null): boolean {
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (working === null) return;
    const timer = setTimeout(() => setSlow(working), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, [working]);
  return working !== null && slow === working;
}
