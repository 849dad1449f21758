/** Why a visitor says that an advertisement is not right: 成約済み, 内容が違う, その他. */
export const REPORT_REASONS = ["sold", "different", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** A report as the company reads it: nothing of the visitor is in it. */
export type HomeReport = {
  readonly id: number;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly reportedAt: Date;
};
