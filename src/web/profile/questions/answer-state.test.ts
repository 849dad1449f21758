import { describe, expect, it } from "vitest";
import { newProfile, partProfile, sampleProfile } from "#web/profile/samples.ts";
import { type AnswerState, afterAnswer, answerAsSaved, mustAgree } from "./answer-state.ts";
import { AGE, GENDER, INCOME } from "./questions.ts";

describe("the page of a question", () => {
  it.each([
    [AGE, partProfile, "40s"],
    [GENDER, partProfile, null],
    [INCOME, sampleProfile({ incomeBand: "undisclosed" }), "undisclosed"],
  ] as const)("opens at what is saved, with nothing agreed to in advance (%#)", (question, profile, chosen) => {
    expect(answerAsSaved(question, profile)).toEqual({ profile, chosen, isAgreed: false, progress: { kind: "idle" } });
  });
});

describe("whether an answer needs an agreement", () => {
  it.each([
    ["an answer, where nobody agreed", newProfile, "30s", true],
    ["an answer, where somebody did", partProfile, "30s", false],
    ["one that tells nothing", newProfile, "undisclosed", false],
    ["one that is taken back", newProfile, null, false],
    ["one that the question does not know, which is none", newProfile, "120s", false],
  ] as const)("%s: %#", (_, profile, chosen, expected) => {
    expect(mustAgree(AGE, { profile, chosen })).toBe(expected);
  });
});

describe("what became of an answer", () => {
  const latest = sampleProfile({ ageBand: "50s", gender: "female" });

  it.each([
    [AGE, "saved"],
    [INCOME, "cleared"],
  ] as const)("is told by what is saved now (%#)", (question, kind) => {
    expect(afterAnswer(question, { kind: "saved", profile: latest })).toEqual({ profile: latest, progress: { kind } });
  });

  it("is an agreement to be given anew: an earlier tick does not stand for it", () => {
    const next: Partial<AnswerState> = afterAnswer(AGE, { kind: "consent-needed", latest });

    expect(next).toEqual({ profile: latest, isAgreed: false, progress: { kind: "unagreed" } });
  });

  it.each([
    { kind: "conflict", latest },
    { kind: "failed", why: "接続できません。" },
  ] as const)("leaves what is known and what was chosen where nothing was saved: $kind", (saved) => {
    expect(afterAnswer(AGE, saved)).toEqual({ progress: saved });
  });
});
