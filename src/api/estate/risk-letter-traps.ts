import type { RiskServiceDeps } from "#api/estate/risk-deps.ts";
import type { InquiryKind } from "#domain/risk/asked-kinds.ts";
import type { CorrectionField } from "#domain/risk/correction-fields.ts";
import { publicLog, receiveCorrection } from "#domain/risk/corrections.ts";
import { opaqueId } from "#kernel/ids.ts";

/** Whether the field that people do not see was filled in. Such a letter is answered like any other, and goes nowhere. */
export function isTrapped(leaveEmpty: string | undefined): boolean {
  return leaveEmpty !== undefined && leaveEmpty.trim() !== "";
}

export function pretendedCorrection({ clock, randomBytes }: RiskServiceDeps, apartmentKey: string, field: CorrectionField) {
  const receivedAt = clock.now();
  const { state, answerDueOn, entry } = receiveCorrection(receivedAt);
  const log = publicLog([entry]);
  return { id: opaqueId(randomBytes), apartmentKey, field, state, reason: null, receivedAt, answerDueOn, decidedAt: null, log };
}

export function pretendedReceipt({ clock, randomBytes }: RiskServiceDeps, kind: InquiryKind) {
  const receivedAt = clock.now();
  const answerDueOn = kind === "registration" ? null : receiveCorrection(receivedAt).answerDueOn;
  return { id: opaqueId(randomBytes), kind, receivedAt, answerDueOn, isRepeated: false };
}
