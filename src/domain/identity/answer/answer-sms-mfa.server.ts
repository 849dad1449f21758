import { z } from "zod";
import { takeCode } from "#domain/identity/codes/codes.server.ts";
import type { CodePurpose } from "#domain/identity/core/code-rules.ts";
import { IdentityRefusal, refuse } from "#domain/identity/core/refusals.ts";
import type { ChallengeAnswer } from "#domain/identity/tickets/challenge.server.ts";
import { openStepOnDevice } from "./open-step.server.ts";
import { answerWithRecoveryCode } from "./recovery-code-answer.server.ts";
import { countWrongFactor, passSecondFactor } from "./second-factor.server.ts";

const detailShape = z.object({ purpose: z.templateLiteral(["mfa:", z.uuid()]) });

/** The code of the text message, which belongs to this session alone, or a recovery code in its place. */
export const answerSmsMfa: ChallengeAnswer = async (service, request, caller) => {
  const code = request.responses.SMS_MFA_CODE;
  if (!code) throw refuse.parameterMissing("SMS_MFA_CODE");
  const step = await openStepOnDevice(service, request, "SMS_MFA");
  const recovered = await answerWithRecoveryCode(service, step, { typed: code, mismatch: refuse.smsMismatch }, caller);
  if (recovered !== null) return recovered;
  const purpose: CodePurpose = detailShape.parse(step.ticket.detail).purpose;
  try {
    await takeCode(service, { sub: step.signIn.account.sub, purpose, code });
  } catch (error) {
    if (!(error instanceof IdentityRefusal && error.type === "CodeMismatchException")) throw error;
    await countWrongFactor(service, step, caller);
    throw refuse.smsMismatch();
  }
  return passSecondFactor(service, step, caller);
};
