import { describe, expect, it } from "vitest";
import type { EstimateJob } from "#api/client/client.ts";
import { jobProgress } from "./job-progress.ts";

const job = (changes: Partial<EstimateJob>): EstimateJob => ({
  id: "job",
  state: "running",
  steps: [],
  input: { kind: "condo", areaM2: 70 },
  estimateId: null,
  failure: null,
  createdAt: "2026-11-21T00:00:00Z",
  ...changes,
});

const candidate = {
  kind: "town",
  label: "本町",
  detail: "",
  reference: "",
  prefecture: null,
  cityCode: "13116",
  town: "本町",
  place: null,
} as const;

describe("what the waiting screen does with a job", () => {
  it.each([
    { name: "waits in the queue", job: job({ state: "queued" }), expected: { kind: "working" } },
    { name: "waits while it runs", job: job({}), expected: { kind: "working" } },
    { name: "goes on to the estimate", job: job({ state: "done", estimateId: "e" }), expected: { kind: "finished", estimateId: "e" } },
    {
      name: "shows a refused estimate as a result too",
      job: job({ state: "cannot_estimate", estimateId: "e" }),
      expected: { kind: "finished", estimateId: "e" },
    },
    { name: "stops when it was cancelled", job: job({ state: "cancelled" }), expected: { kind: "cancelled" } },
    {
      name: "lets the visitor choose between places",
      job: job({ state: "failed", failure: { step: "geocode", reason: "address-ambiguous", candidates: [candidate] } }),
      expected: { kind: "choose-place", candidates: [candidate] },
    },
    {
      name: "offers no retry where only another input helps",
      job: job({ state: "failed", failure: { step: "geocode", reason: "out-of-area", candidates: [] } }),
      expected: { kind: "failed", step: "geocode", isRetryable: false },
    },
    {
      name: "offers a retry after a timeout, naming the step",
      job: job({ state: "failed", failure: { step: "predict", reason: "timeout", candidates: [] } }),
      expected: { kind: "failed", step: "predict", isRetryable: true },
    },
    { name: "never waits for a failed job without a reason", job: job({ state: "failed" }), expected: { kind: "failed", step: null } },
  ])("$name", ({ job, expected }) => {
    expect(jobProgress(job)).toMatchObject(expected);
  });
});
