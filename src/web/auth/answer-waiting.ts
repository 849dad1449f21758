import { isError } from "#kernel/errors/catalogue-error.ts";
import type { SubmitFailure } from "../kit/forms/use-submit.ts";
import type { Typed } from "../kit/forms/use-typed-form.ts";
import { ANSWER, answerTo, isAskedAgain, isStep, issuesOf, REMEMBER } from "./answer-step.ts";
import { failureOf, isStepLost } from "./errors/failure-of.ts";
import type { IdentityClient, SignInStep } from "./identity/types.ts";
import { CODE, codeIn, PASSWORD, refused } from "./read-form.ts";
import type { Waiting } from "./waiting.ts";

export type Asked = { readonly waiting: Waiting; readonly address: string };

/** What an answer led to. */
export type Answered =
  | { readonly kind: "step"; readonly step: SignInStep }
  /** The same question once more: the answer was wrong. */
  | { readonly kind: "again"; readonly step: SignInStep; readonly failure: SubmitFailure }
  /** A sign-up was confirmed, and nobody is signed in by it. */
  | { readonly kind: "confirmed" }
  /** The sign-in has to begin anew; nothing waits any more. */
  | { readonly kind: "lost" }
  | { readonly kind: "failed"; readonly failure: SubmitFailure };

type Calls = Pick<IdentityClient, "answer" | "waiting" | "giveUp" | "confirmSignUp" | "rememberDevice">;

/** Sends what was typed for the thing that is waited for. A wrong code leaves it waiting. */
export async function answerWaiting(client: Calls, asked: Asked, typed: Typed): Promise<Answered> {
  const { waiting, address } = asked;
  const issues = issuesOf(waiting, typed, address);
  if (issues.length > 0) return { kind: "failed", failure: refused(issues) };
  try {
    const step = await answered(client, asked, typed);
    if (step === null) return { kind: "confirmed" };
    const isAgain = step.kind !== "done" && isAskedAgain(waiting, step);
    return isAgain ? { kind: "again", step, failure: WRONG_ANSWER } : { kind: "step", step };
  } catch (error) {
    const isLost = isStepLost(error) || (isStep(waiting) && client.waiting() === null);
    if (!isLost) return { kind: "failed", failure: failureOf(error, { code: CODE, newPassword: PASSWORD }) };
    client.giveUp();
    return { kind: "lost" };
  }
}

const WRONG_ANSWER: SubmitFailure = refused([{ field: ANSWER, message: "答えがちがいます。もう一度入力してください。" }]);

/** The next step; null where a sign-up was confirmed and nobody is signed in by it. */
async function answered(client: Calls, { waiting, address }: Asked, typed: Typed): Promise<SignInStep | null> {
  if (!isStep(waiting)) return confirmedSignUp(client, address, typed);
  const step = await client.answer(answerTo(waiting, typed));
  // Not remembered only means that the code is asked for again next time.
  if (step.kind === "done" && typed[REMEMBER] === "on") await client.rememberDevice().catch(() => undefined);
  return step;
}

async function confirmedSignUp(client: Calls, address: string, typed: Typed): Promise<SignInStep | null> {
  try {
    return await client.confirmSignUp(address, codeIn(typed));
  } catch (error) {
    // Confirmed; only the sign-in after it failed.
    if (isError(error, "Please use your credentials to sign in")) return null;
    throw error;
  }
}
