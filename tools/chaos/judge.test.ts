import { describe, expect, it } from "vitest";
import { judge, shown } from "./judge.ts";
import type { Round } from "./round.ts";
import type { Visited } from "./visits.ts";

const FAULT = { name: "server", mayAlso: [] };
const visit = (changes: Partial<Visited> = {}): Visited => ({
  ...{ kind: "api", status: 200, retryAfter: null, text: "", ms: 20, written: null },
  ...changes,
});
const aRound = (changes: Partial<Round> = {}): Round => ({
  ...{ isAlive: true, visits: [visit()], acknowledged: 1, lost: 0, healthyAfterSeconds: 0.5, megabytes: 300, complaints: [] },
  ...changes,
});

describe("the verdict on the rounds of a fault", () => {
  it("adds them up, and finds nothing where everybody was answered or told when to come back", () => {
    const visits = [
      visit(),
      visit({ kind: "page", status: 503, retryAfter: "2", ms: 1500 }),
      visit({ kind: "price", status: 202, written: "a" }),
      visit({ kind: "price", status: 503 }),
      visit({ kind: "identity", status: 500, retryAfter: "2" }),
    ];

    const verdict = judge(FAULT, 2, [aRound({ visits }), aRound({ healthyAfterSeconds: 1.5, megabytes: null })]);

    expect(verdict).toMatchObject({
      ...{ rounds: 2, isAlive: true, acknowledged: 2, lost: 0, slowestMs: 1500, mostMegabytes: 300, faults: [] },
      healthySeconds: { median: 1, most: 1.5 },
      answers: { 200: 2, 202: 1, 500: 1, 503: 2 },
    });
    expect(shown(verdict)).not.toContain("FAULT");
  });

  it.each<[string, Partial<Round>, RegExp]>([
    ["a process that ended", { isAlive: false }, /process ended/],
    ["what was acknowledged and is gone", { lost: 2 }, /^2 acknowledged writes are lost$/],
    ["a site that does not get well", { healthyAfterSeconds: null }, /not well again/],
    ["an answer 500", { visits: [visit({ status: 500 })] }, /^1 visits were answered so: api 500$/],
    ["an identity service that does not say when to come back", { visits: [visit({ kind: "identity", status: 500 })] }, /identity 500/],
    ["a visit without an answer", { visits: [visit({ status: null })] }, /api none/],
    ["a page that does not say when to come back", { visits: [visit({ kind: "page", status: 503 })] }, /do not say when/],
    ["an answer that kept somebody waiting", { visits: [visit({ ms: 12_000 })] }, /took 12.0 s/],
    ["what a round complained of", { complaints: ["it ended with 1"] }, /it ended with 1/],
  ])("tells of %s", (_, changes, sentence) => {
    const verdict = judge(FAULT, 1, [aRound(changes)]);

    expect(verdict.faults).toEqual([expect.stringMatching(sentence)]);
    expect(shown(verdict)).toContain("FAULT");
  });

  it("takes what a fault allows for usual, and rounds that were not played for a fault", () => {
    const refused = aRound({ visits: [visit({ status: null })] });

    expect(judge({ ...FAULT, mayAlso: [null] }, 1, [refused]).faults).toEqual([]);
    expect(judge(FAULT, 3, [aRound()]).faults).toEqual(["1 of 3 rounds were played"]);
    expect(judge(FAULT, 3, []).faults).toEqual(["0 of 3 rounds were played"]);
  });
});
