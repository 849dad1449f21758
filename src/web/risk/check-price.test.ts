import { describe, expect, it } from "vitest";
import type { EstimateJob } from "#api/client.ts";
import { sampleEstimate } from "./building-samples.ts";
import { type CheckDeps, checkPrice } from "./check-price.ts";

const { input } = sampleEstimate;
const queued: EstimateJob = {
  id: "job",
  state: "queued",
  steps: [],
  input,
  estimateId: null,
  failure: null,
  createdAt: "2026-11-21T03:00:00Z",
};
const done: EstimateJob = { ...queued, state: "done", estimateId: sampleEstimate.id };
const refused = (status: number) => ({ ok: false as const, problem: { type: "about:blank", title: "", status } });
const failedFor = (reason: "out-of-area" | "internal"): EstimateJob => ({
  ...queued,
  state: "failed",
  failure: { step: "geocode", reason, candidates: [] },
});

/** A service that answers one state after another, the last one for ever; null: no answer. */
function asking(states: readonly (EstimateJob | null)[], more: Partial<CheckDeps["services"]["priceChecker"]> = {}) {
  const waits: number[] = [];
  const left = [...states];
  const stop = new AbortController();
  const deps: CheckDeps = {
    signal: stop.signal,
    wait: async (time) => void waits.push(time),
    services: {
      priceChecker: {
        submit: async () => ({ ok: true, value: queued }),
        job: async () => {
          const next = (left.length > 1 ? left.shift() : left[0]) ?? null;
          return next ? { ok: true, value: next } : refused(503);
        },
        ...more,
      },
      estimate: { find: async () => ({ ok: true, value: sampleEstimate }) },
    },
  };
  return { deps, waits, stop };
}

describe("a price check on the page", () => {
  it("ends in the estimate, waiting longer each time and never longer than three seconds", async () => {
    const { deps, waits } = asking([queued, queued, queued, queued, queued, queued, done]);

    expect(await checkPrice(input, deps)).toEqual({ kind: "done", estimate: sampleEstimate });
    expect(waits).toEqual([300, 450, 675, 1013, 1519, 2278, 3000]);
  });

  it("asks again where the service does not answer once", async () => {
    expect(await checkPrice(input, asking([null, done]).deps)).toMatchObject({ kind: "done" });
  });

  it.each([
    ["outside of what is covered", asking([failedFor("out-of-area")]), "対象外のエリアです"],
    ["that fails", asking([failedFor("internal")]), "調べられませんでした"],
    ["that takes more than a minute", asking([queued]), "時間内に終わりませんでした"],
    ["that is not taken", asking([done], { submit: async () => refused(503) }), "調べられませんでした"],
    ["asked for too often", asking([done], { submit: async () => refused(429) }), "1分ほど待ってから"],
  ])("%s says so", async (_, { deps }, words) => {
    expect(await checkPrice(input, deps)).toMatchObject({ kind: "failed", words: expect.stringContaining(words) });
  });

  it("ends when nobody waits any more", async () => {
    const { deps, stop, waits } = asking([queued]);
    stop.abort();

    expect(await checkPrice(input, deps)).toMatchObject({ kind: "failed" });
    expect(waits).toHaveLength(1);
  });
});
