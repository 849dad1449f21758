/** What a member does with the last price, with the question of names, or once both are named. */
export const MEMBER_MOVES = ["counter", "accept", "decline", "withdraw", "refuse-consent", "end-talks"] as const;
export type MemberMove = (typeof MEMBER_MOVES)[number];

/** What a counter may name; prices between are people's to agree on. */
export const PRICE_BOUNDS = { min: 1_000_000, max: 100_000_000_000 } as const;

/** Why a thread is told to the desk. */
export const REPORT_REASONS = ["contact", "discrimination", "pressure", "false", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
