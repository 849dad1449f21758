import { answerDueOn } from "#domain/letters/due/answer-due.ts";
import type { LetterDeps } from "#domain/letters/index.server.ts";
import { type InquiryKind, MAILED_KINDS, type MailedKind } from "#domain/letters/kinds.ts";
import { PROPOSAL_LETTER } from "#domain/letters/proposal-letter.ts";
import type { CorrectionField } from "#domain/risk/corrections/correction-fields.ts";
import { CORRECTION_LETTER } from "#domain/risk/corrections/correction-letter.ts";
import { publicLog, receiveCorrection } from "#domain/risk/corrections/corrections.ts";
import { opaqueId, spokenNumber } from "#kernel/ids.ts";

type TrapDeps = Pick<LetterDeps, "clock" | "randomBytes">;

export function pretendedCorrection({ clock, randomBytes }: TrapDeps, field: CorrectionField) {
  const receivedAt = clock.now();
  const { state, entry } = receiveCorrection(receivedAt);
  const dates = { receivedAt, answerDueOn: answerDueOn(CORRECTION_LETTER, receivedAt), decidedAt: null };
  return { id: spokenNumber(randomBytes), placeName: null, field, state, reason: null, ...dates, log: publicLog([entry]) };
}

export function pretendedProposal({ clock, randomBytes }: TrapDeps) {
  const receivedAt = clock.now();
  return { id: spokenNumber(randomBytes), receivedAt, answerDueOn: answerDueOn(PROPOSAL_LETTER, receivedAt), isRepeated: false };
}

export function pretendedReceipt({ clock, randomBytes }: TrapDeps, kind: InquiryKind | MailedKind) {
  const receivedAt = clock.now();
  const dueOn = kind === "registration" ? null : answerDueOn(MAILED_KINDS[kind], receivedAt);
  const id = kind === "registration" ? opaqueId(randomBytes) : spokenNumber(randomBytes);
  return { id, receivedAt, answerDueOn: dueOn, isRepeated: false };
}
