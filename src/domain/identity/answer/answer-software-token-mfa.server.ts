import { refuse } from "#domain/identity/core/refusals.ts";
import { openTotp, takeTotp } from "#domain/identity/mfa/totp.server.ts";
import type { ChallengeAnswer } from "#domain/identity/tickets/challenge.server.ts";
import { openStepOnDevice } from "./open-step.server.ts";
import { answerWithRecoveryCode } from "./recovery-code-answer.server.ts";
import { countWrongFactor, passSecondFactor } from "./second-factor.server.ts";

/** The code of the authenticator app, or a recovery code in its place. A client may send the same as SMS_MFA_CODE, which counts for nothing here. */
export const answerSoftwareTokenMfa: ChallengeAnswer = async (service, request, caller) => {
  const code = request.responses.SOFTWARE_TOKEN_MFA_CODE;
  if (!code) throw refuse.parameterMissing("SOFTWARE_TOKEN_MFA_CODE");
  const step = await openStepOnDevice(service, request, "SOFTWARE_TOKEN_MFA");
  const { account } = step.signIn;
  const recovered = await answerWithRecoveryCode(service, step, { typed: code, mismatch: refuse.totpMismatch }, caller);
  if (recovered !== null) return recovered;
  const secret = openTotp(service.secrets, account);
  if (!secret) throw refuse.totpMissing();
  if ((await takeTotp(service, { sub: account.sub, secret, code })) === "right") return passSecondFactor(service, step, caller);
  await countWrongFactor(service, step, caller);
  throw refuse.totpMismatch();
};
