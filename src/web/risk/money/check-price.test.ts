import { describe, expect, it } from "vitest";
import type { EstimateJob } from "#api/client/client.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { sampleEstimate } from "#web/risk/samples/building-samples.ts";
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
const failedFor = (reason: "out-of-area" | "internal"): EstimateJob => ({
  ...queued,
  state: "failed",
  failure: { step: "geocode", reason, candidates: [] },
});

const ESTIMATE = `GET /api/estimate/estimates/${sampleEstimate.id}`;

/** A service that answers one state after another, the last one for ever; null: no answer. */
function asking(states: readonly (EstimateJob | null)[], submitted: Parameters<typeof scriptedApi>[0] = {}) {
  const waits: number[] = [];
  const left = [...states];
  const stop = new AbortController();
  const deps: CheckDeps = {
    signal: stop.signal,
    isOnline: true,
    wait: async (time) => void waits.push(time),
    services: scriptedApi({
      "POST /api/price-checker/jobs": queued,
      "GET /api/price-checker/jobs/job": (request) => {
        const next = (left.length > 1 ? left.shift() : left[0]) ?? null;
        return next ? Response.json(next) : refused(503)(request);
      },
      [ESTIMATE]: sampleEstimate,
      ...submitted,
    }),
  };
  return { deps, waits, stop };
}

describe("a price check on the page", () => {
  it("ends in the estimate, waiting longer each time and never longer than three seconds", async () => {
    const { deps, waits } = asking([queued, queued, queued, queued, queued, queued, done]);

    expect(await checkPrice(input, deps)).toEqual({ kind: "done", estimate: sampleEstimate });
    expect(waits).toEqual([300, 450, 675, 1013, 1519, 2278, 3000]);
  });

  it("asks nothing more about a job that came back finished", async () => {
    const { deps, waits } = asking([failedFor("internal")], { "POST /api/price-checker/jobs": done });

    expect(await checkPrice(input, deps)).toEqual({ kind: "done", estimate: sampleEstimate });
    expect(waits).toEqual([]);
  });

  it("asks again where the service does not answer once", async () => {
    expect(await checkPrice(input, asking([null, done]).deps)).toMatchObject({ kind: "done" });
  });

  it.each([
    ["outside of what is covered", asking([failedFor("out-of-area")]), "対象外のエリアです"],
    ["that fails", asking([failedFor("internal")]), "調べられませんでした"],
    ["that takes more than a minute", asking([queued]), "時間内に終わりませんでした"],
    ["that is not taken", asking([done], { "POST /api/price-checker/jobs": refused(503) }), "ただいま接続できません"],
    [
      "asked for too often",
      asking([done], { "POST /api/price-checker/jobs": refused(429, { retryAfterSeconds: 60 }) }),
      "1分ほど待ってから",
    ],
    ["whose estimate is gone", asking([done], { [ESTIMATE]: refused(404, { title: "見つかりませんでした" }) }), "見つかりませんでした。"],
    ["that has no network", asking([done], { "POST /api/price-checker/jobs": refused(0) }), "サーバーに接続できませんでした"],
  ])("%s says so", async (_, { deps }, words) => {
    expect(await checkPrice(input, deps)).toMatchObject({ kind: "failed", words: expect.stringContaining(words) });
  });

  it("ends when nobody waits any more", async () => {
    const { deps, stop } = asking([queued]);
    let waits = 0;
    const wait = async () => {
      waits += 1;
      stop.abort();
    };

    expect(await checkPrice(input, { ...deps, wait })).toMatchObject({ kind: "failed" });
    expect(waits).toBe(1);
  });
});
