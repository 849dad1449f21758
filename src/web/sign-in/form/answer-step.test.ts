import { describe, expect, it } from "vitest";
import { answerTo, isAskedAgain, isStep, readAnswer } from "./answer-step.ts";
import type { Waiting } from "./waiting.ts";

const question = (text: string): Waiting => ({ kind: "custom-challenge", parameters: { question: text } });
const newPassword = {
  kind: "new-password",
  requiredAttributes: ["userAttributes.name", "userAttributes.phone_number"],
  attributes: {},
} as const;
const fields = (waiting: Waiting, typed: Record<string, string>) => {
  const read = readAnswer(waiting, typed, "hanako@example.jp");
  return read.ok ? [] : read.issues.map(({ field }) => field);
};

describe("the answer to a step of a sign-in", () => {
  it.each([
    [{ kind: "sms", destination: "" } as const, { code: "１２３４５６" }, { kind: "sms", code: "123456" }],
    [{ kind: "totp", deviceName: null } as const, { code: "123 456" }, { kind: "totp", code: "123456" }],
    [
      { kind: "totp", deviceName: null } as const,
      { code: "123456", "uses-recovery": "on", "recovery-code": "k7qm 3xwd 9rta" },
      { kind: "totp", code: "K7QM3XWD9RTA" },
    ],
    [
      { kind: "sms", destination: "" } as const,
      { code: "123456", "uses-recovery": "", "recovery-code": "K7QM-3XWD-9RTA" },
      { kind: "sms", code: "123456" },
    ],
    [{ kind: "mfa-setup", choices: ["TOTP"] } as const, { code: "123456" }, { kind: "mfa-setup", code: "123456" }],
    [{ kind: "select-mfa", choices: ["SMS", "TOTP"] } as const, { "mfa-type": "SMS" }, { kind: "select-mfa", type: "SMS" }],
    [{ kind: "custom-challenge", parameters: {} } as const, { answer: " 1122 " }, { kind: "custom-challenge", answer: "1122" }],
    [
      newPassword,
      { password: "kawabe-no-ki", "attribute-name": " 山田　花子 ", "attribute-phone_number": "０９０-1234-5678" },
      { kind: "new-password", password: "kawabe-no-ki", attributes: { name: "山田 花子", phone_number: "+819012345678" } },
    ],
  ])("%j with %j is %j", (step, typed, answer) => {
    expect(answerTo(step, typed)).toEqual(answer);
  });

  it.each([
    [{ kind: "sign-up", sentAt: 0 } as const, { code: "12" }, ["code"]],
    [{ kind: "totp", deviceName: null } as const, { code: "123456" }, []],
    [{ kind: "select-mfa", choices: ["SMS", "TOTP"] } as const, {}, ["mfa-type"]],
    [{ kind: "select-mfa", choices: ["TOTP"] } as const, { "mfa-type": "SMS" }, ["mfa-type"]],
    [question("合言葉"), { answer: "　" }, ["answer"]],
    [newPassword, { "attribute-phone_number": "03" }, ["attribute-name", "attribute-phone_number", "password", "passwordAgain"]],
  ])("%j with %j is wrong at %j", (waiting, typed, wrong) => {
    expect(fields(waiting, typed)).toEqual(wrong);
  });

  it("was wrong when the same question comes again", () => {
    expect(isAskedAgain(question("合言葉"), question("合言葉"))).toBe(true);
    expect(isAskedAgain(question("合言葉"), question("出身地"))).toBe(false);
    expect(isAskedAgain(question("合言葉"), { kind: "totp", deviceName: null })).toBe(false);
  });

  it.each(["unknown", "nothing", "lost"] as const)("is not asked for while %s", (kind) => {
    expect(isStep({ kind })).toBe(false);
  });
});

describe("a recovery code", () => {
  it("is asked for in its own field, and judged there before it is sent", () => {
    const typed = { "uses-recovery": "on", code: "123456", "recovery-code": "123456" };

    expect(fields({ kind: "totp", deviceName: null }, typed)).toEqual(["recovery-code"]);
    expect(fields({ kind: "mfa-setup", choices: ["TOTP"] }, typed)).toEqual([]);
  });
});
