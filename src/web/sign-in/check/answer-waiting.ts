import { isTicked, type Typed } from "#kernel/fields/read-fields.ts";
import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { failureOf, isStepLost } from "#web/session/errors/failure-of.ts";
import type { IdentityClient, SignInStep } from "#web/session/pool/types.ts";
import { ANSWER, answerTo, codeIn, isAskedAgain, isStep, RECOVERY, REMEMBER, usesRecovery } from "#web/sign-in/form/answer-step.ts";
import { CODE, PASSWORD } from "#web/sign-in/form/read-form.ts";
import type { Waiting } from "#web/sign-in/form/waiting.ts";
import { isError } from "#wire/errors/catalogue-error.ts";

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
  const { waiting } = asked;
  try {
    const step = await answered(client, asked, typed);
    if (step === null) return { kind: "confirmed" };
    const isAgain = step.kind !== "done" && isAskedAgain(waiting, step);
    return isAgain ? { kind: "again", step, failure: WRONG_ANSWER } : { kind: "step", step };
  } catch (error) {
    const isLost = isStepLost(error) || (isStep(waiting) && client.waiting() === null);
    if (!isLost) return { kind: "failed", failure: failed(error, waiting, typed) };
    client.giveUp();
    return { kind: "lost" };
  }
}

/** Of a recovery code it is said that it is wrong, not that the app shows another. */
function failed(error: unknown, waiting: Waiting, typed: Typed): SubmitFailure {
  if (!usesRecovery(waiting, typed)) return failureOf(error, { code: CODE, newPassword: PASSWORD });
  const { issues, notice } = failureOf(error, { code: RECOVERY });
  return { issues: issues.map((issue) => (issue.field === RECOVERY ? { field: RECOVERY, message: WRONG_RECOVERY } : issue)), notice };
}

const WRONG_RECOVERY = "リカバリーコードがちがうか、すでに使われています。別のコードをお試しください";

const WRONG_ANSWER: SubmitFailure = {
  issues: [{ field: ANSWER, message: "答えがちがいます。もう一度入力してください" }],
  notice: null,
};

/** The next step; null where a sign-up was confirmed and nobody is signed in by it. */
async function answered(client: Calls, { waiting, address }: Asked, typed: Typed): Promise<SignInStep | null> {
  if (!isStep(waiting)) return confirmedSignUp(client, address, typed);
  const step = await client.answer(answerTo(waiting, typed));
  // Not remembered only means that the code is asked for again next time.
  if (step.kind === "done" && isTicked(typed, REMEMBER)) await client.rememberDevice().catch(() => undefined);
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
