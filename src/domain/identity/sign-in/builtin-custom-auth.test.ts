import { describe, expect, it } from "vitest";
import type { CustomContext, CustomRound } from "#domain/identity/core/custom-auth.ts";
import { fixedAnswerAuth } from "./builtin-custom-auth.ts";

const auth = fixedAnswerAuth("1122");
const round = (isCorrect: boolean): CustomRound => ({ challengeName: "CUSTOM_CHALLENGE", isCorrect, metadata: null });
const having = (...rounds: CustomRound[]): CustomContext => ({ username: "hanako", attributes: {}, rounds, clientMetadata: {} });

describe("the sign-in with one fixed answer", () => {
  it("asks first, passes after the right answer, and asks again after a wrong one", () => {
    expect(auth.define(having())).toBe("ask");
    expect(auth.define(having(round(true)))).toBe("pass");
    expect(auth.define(having(round(false), round(true)))).toBe("pass");
    expect(auth.define(having(round(false), round(false)))).toBe("ask");
  });

  it("fails after three wrong answers", () => {
    expect(auth.define(having(round(false), round(false), round(false)))).toBe("fail");
  });

  it("does not take a password that was proved before for an answer", () => {
    expect(auth.define(having({ challengeName: "PASSWORD_VERIFIER", isCorrect: true, metadata: null }))).toBe("ask");
  });

  it("takes its own answer and no other, and does not show it", () => {
    const question = auth.create(having());
    expect(auth.verify("1122", question, having())).toBe(true);
    expect(auth.verify("1123", question, having())).toBe(false);
    expect(JSON.stringify(question.publicParameters)).not.toContain("1122");
  });
});
