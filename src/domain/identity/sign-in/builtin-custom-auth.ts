import type { CustomAuth } from "#domain/identity/core/custom-auth.ts";

const MOST_WRONG_ANSWERS = 3;

/** The name by which a pool's settings ask for {@link fixedAnswerAuth}. */
export const FIXED_ANSWER = "fixed-answer";

/** Asks one question that has always the same answer; three wrong ones end the sign-in. For development and tests. */
export function fixedAnswerAuth(answer: string): CustomAuth {
  return {
    define: ({ rounds }) => {
      const asked = rounds.filter(({ challengeName }) => challengeName === "CUSTOM_CHALLENGE");
      if (asked.at(-1)?.isCorrect) return "pass";
      return asked.length < MOST_WRONG_ANSWERS ? "ask" : "fail";
    },
    create: () => ({
      publicParameters: { question: "合言葉を入力してください。" },
      privateParameters: { answer },
      metadata: "FIXED_ANSWER",
    }),
    verify: (given, { privateParameters }) => given === privateParameters.answer,
  };
}
