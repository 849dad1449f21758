import { describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { sampleEstimate, sampleJob, sampleRefusal } from "./samples.ts";
import { changedInput, readChanges, tryChanges } from "./what-if.ts";

const read = (typed: Readonly<Record<string, string>>, changes: Partial<typeof sampleEstimate> = {}) =>
  readChanges(typed, { ...sampleEstimate, ...changes }, 2026);

describe("other conditions of the same home", () => {
  it.each([
    [{ builtYear: "平成30年" }, { builtYear: 2018, floor: null }],
    [
      { builtYear: "2018", floor: "１２階" },
      { builtYear: 2018, floor: 12 },
    ],
    [{ floor: "5" }, { builtYear: 2008, floor: 5 }],
  ])("are read as in the form, %j: %j", (typed, input) => {
    expect(read(typed)).toEqual({ ok: true, input });
  });

  it("are refused where they cannot be true, or change nothing", () => {
    const fieldsOf = (answer: ReturnType<typeof read>) => (answer.ok ? [] : answer.issues.map(({ field }) => field));
    const unbuilt = { subject: { ...sampleEstimate.subject, builtYear: null } };

    expect(fieldsOf(read({ builtYear: "2040" }))).toEqual(["builtYear"]);
    expect(fieldsOf(read({ floor: "30" }, { input: { ...sampleEstimate.input, totalFloors: 7 } }))).toEqual(["floor"]);
    expect(fieldsOf(read({}, unbuilt))).toEqual(["builtYear"]);
  });

  it("have the limits of the form", () => {
    const answer = read({ builtYear: "2200" });

    expect(answer).toEqual({ ok: false, issues: [{ field: "builtYear", message: "築年は2029年までで入力してください" }] });
  });

  it("keep everything else but the asking price, and a renovation that would come before the building", () => {
    const input = { ...sampleEstimate.input, renovatedYear: 2012 };

    expect(changedInput(input, { builtYear: 2018, floor: 5 })).toEqual({
      kind: "condo",
      cityCode: "13108",
      town: "豊洲",
      areaM2: 70,
      layout: "3LDK",
      builtYear: 2018,
      floor: 5,
    });
    expect(changedInput(input, { builtYear: 2000, floor: null })).toMatchObject({ renovatedYear: 2012 });
  });
});

describe("trying them", () => {
  const done = { ...sampleJob, state: "done" as const, estimateId: "e2" };
  const changes = { builtYear: 2018, floor: null };
  const attempt = (answers: Parameters<typeof scriptedApi>[0]) => {
    const api = scriptedApi(answers);
    return tryChanges(sampleEstimate.input, changes, { ...api, signal: new AbortController().signal, wait: async () => undefined });
  };

  it("gives the price under them", async () => {
    const answers = { "POST /api/price-checker/jobs": done, "GET /api/estimate/estimates/e2": { ...sampleEstimate, id: "e2" } };

    expect(await attempt(answers)).toEqual({ ok: true, tried: { changes, priced: sampleEstimate.outcome } });
  });

  it("waits for a job that takes its turn", async () => {
    const answers = {
      "POST /api/price-checker/jobs": { ...sampleJob, id: "j" },
      "GET /api/price-checker/jobs/j": { ...done, id: "j" },
      "GET /api/estimate/estimates/e2": sampleEstimate,
    };

    expect(await attempt(answers)).toMatchObject({ ok: true });
  });

  it("tells apart that no price can be told, that the service refused, and that there was no end", async () => {
    const posted = { "POST /api/price-checker/jobs": done };

    expect(await attempt({ ...posted, "GET /api/estimate/estimates/e2": sampleRefusal })).toEqual({
      ok: true,
      tried: { changes, priced: null },
    });
    expect(await attempt({ "POST /api/price-checker/jobs": refused(429) })).toMatchObject({ ok: false, problem: { status: 429 } });
    expect(await attempt({ "POST /api/price-checker/jobs": { ...done, state: "failed", estimateId: null } })).toEqual({
      ok: false,
      problem: null,
    });
  });
});
