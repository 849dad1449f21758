import { describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { beginJob, endedJob, isWorking, type JobWatch, pollDelay } from "./price-job.ts";
import type { EstimateJob } from "./types.ts";

const queued: EstimateJob = {
  id: "job",
  state: "queued",
  steps: [],
  input: { kind: "condo", areaM2: 70 },
  estimateId: null,
  failure: null,
  createdAt: "2026-11-21T03:00:00Z",
};
const running: EstimateJob = { ...queued, state: "running" };
const done: EstimateJob = { ...queued, state: "done", estimateId: "estimate" };

/** A service that answers these one after another, the last one for ever; null: it does not answer. */
function watching(states: readonly (EstimateJob | null)[], more: Partial<JobWatch> = {}) {
  const left = [...states];
  const waits: number[] = [];
  const answers: (string | null)[] = [];
  const stop = new AbortController();
  const { asked, priceChecker } = scriptedApi({
    "GET /api/price-checker/jobs/job": (request) => {
      const next = (left.length > 1 ? left.shift() : left[0]) ?? null;
      return next ? Response.json(next) : refused(503)(request);
    },
  });
  const watch: JobWatch = {
    priceChecker,
    wait: async (time) => void waits.push(time),
    signal: stop.signal,
    onAnswer: (job) => void answers.push(job?.state ?? null),
    ...more,
  };
  return { waits, answers, asked, stop, end: () => endedJob("job", watch) };
}

describe("waiting for a price job", () => {
  it("asks soon at first, then less often, and at least every three seconds", () => {
    expect([0, 1, 2, 5, 6, 100].map(pollDelay)).toEqual([300, 450, 675, 2278, 3000, 3000]);
  });

  it.each([
    ["queued", true],
    ["running", true],
    ["done", false],
    ["cannot_estimate", false],
    ["failed", false],
    ["cancelled", false],
  ] as const)("a job that is %s is waited for: %j", (state, expected) => {
    expect(isWorking({ state })).toBe(expected);
  });

  it("ends with the job as it ended, having passed on every answer on the way", async () => {
    const { end, waits, answers } = watching([queued, running, done]);

    expect(await end()).toEqual(done);
    expect(answers).toEqual(["queued", "running", "done"]);
    expect(waits).toEqual([300, 450, 675]);
  });

  it("passes on that there was no answer, and asks again", async () => {
    const { end, answers } = watching([null, null, done]);

    expect(await end()).toEqual(done);
    expect(answers).toEqual([null, null, "done"]);
  });

  it("gives up after the most questions, and takes the answer to the last of them", async () => {
    const { end, asked } = watching([running], { mostQuestions: 2 });

    expect(await end()).toBeNull();
    expect(asked).toHaveLength(2);
    expect(await watching([running, done], { mostQuestions: 2 }).end()).toEqual(done);
  });

  it("asks no more once nobody waits, and passes nothing on", async () => {
    const { end, stop, asked, answers } = watching([running], { wait: async () => stop.abort() });

    expect(await end()).toBeNull();
    expect([asked, answers]).toEqual([[], []]);
  });

  it("drops an answer that comes after nobody waits any more", async () => {
    const stop = new AbortController();
    const answers: (EstimateJob | null)[] = [];
    const { priceChecker } = scriptedApi({
      "GET /api/price-checker/jobs/job": () => {
        stop.abort();
        return Response.json(done);
      },
    });
    const watch = {
      priceChecker,
      wait: async () => undefined,
      signal: stop.signal,
      onAnswer: (job: EstimateJob | null) => void answers.push(job),
    };

    expect(await endedJob("job", watch)).toBeNull();
    expect(answers).toEqual([]);
  });
});

describe("asking for a price", () => {
  const preparing = () =>
    Response.json(
      { type: "/problems/preparing", title: "準備", status: 503 },
      { status: 503, headers: { "content-type": "application/problem+json", "retry-after": "30" } },
    );

  /** A service that is ready after so many questions. */
  function asking(notReady: number, stopAfter = Number.POSITIVE_INFINITY) {
    const [waits, told]: [number[], string[]] = [[], []];
    const stop = new AbortController();
    let asked = 0;
    const { priceChecker } = scriptedApi({
      "POST /api/price-checker/jobs": () => {
        asked += 1;
        return asked > notReady ? Response.json(queued, { status: 202 }) : preparing();
      },
    });
    const wait = async (time: number) => {
      waits.push(time);
      if (waits.length === stopAfter) stop.abort();
    };
    const begin = () => beginJob(queued.input, { priceChecker, wait, signal: stop.signal, onPreparing: () => void told.push("preparing") });
    return { begin, waits, told, asked: () => asked };
  }

  it("begins at once where the model is there", async () => {
    const { begin, waits, told } = asking(0);

    expect([await begin(), waits, told]).toEqual([{ ok: true, value: queued }, [], []]);
  });

  it("waits as long as the service says while the model is made, tells so, and then begins", async () => {
    const { begin, waits, told } = asking(3);

    expect([await begin(), waits]).toEqual([{ ok: true, value: queued }, [30_000, 30_000, 30_000]]);
    expect(told).toHaveLength(3);
  });

  it("gives up after some ten minutes, and when nobody waits any longer", async () => {
    const long = asking(1000);
    expect(await long.begin()).toMatchObject({ ok: false, problem: { type: "/problems/preparing" } });
    expect(long.asked()).toBe(20);

    const left = asking(1000, 2);
    expect(await left.begin()).toMatchObject({ ok: false });
    expect(left.asked()).toBe(2);
  });
});
