import { hours, minutes } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";

/** 承認待ち, 承認済み, 却下, 取り下げ. */
export const APPROVAL_STATES = ["asked", "granted", "refused", "withdrawn"] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];
export const APPROVAL_EVENTS = ["grant", "refuse", "withdraw"] as const;
export type ApprovalEvent = (typeof APPROVAL_EVENTS)[number];

/** A request that nobody answered in a day is asked anew. */
const ANSWERED_WITHIN = hours(24);
/** How long a disclosed contact is shown to who asked for it. */
const DISCLOSED_FOR = minutes(30);

type Rule = { readonly to: ApprovalState; readonly by: "asker" | "another" };
type Stored = { readonly state: ApprovalState; readonly askedBy: string; readonly askedAt: Date };

/** Four eyes: what may happen to a request, where it leads, and who may do it. All ends are final. */
const RULES: Readonly<Record<ApprovalState, Readonly<Partial<Record<ApprovalEvent, Rule>>>>> = {
  asked: {
    grant: { to: "granted", by: "another" },
    refuse: { to: "refused", by: "another" },
    withdraw: { to: "withdrawn", by: "asker" },
  },
  granted: {},
  refused: {},
  withdrawn: {},
};

/** `own`: who asked does not agree to it. `another`: only who asked takes it back. */
export type ApprovalRefusal = "not-now" | "lapsed" | "own" | "another";

/** Where an event leads. A request that has lapsed can only be taken back. */
export function stepApproval(
  { state, askedBy, askedAt }: Stored,
  { event, by, at }: { readonly event: ApprovalEvent; readonly by: string; readonly at: Date },
): Result<ApprovalState, ApprovalRefusal> {
  const rule = RULES[state][event];
  if (!rule) return refused("not-now");
  if ((rule.by === "asker") !== (by === askedBy)) return refused(rule.by === "asker" ? "another" : "own");
  if (event !== "withdraw" && hasLapsed({ askedAt }, at)) return refused("lapsed");
  return ok(rule.to);
}

function hasLapsed({ askedAt }: Pick<Stored, "askedAt">, now: Date): boolean {
  return now.getTime() - askedAt.getTime() >= ANSWERED_WITHIN;
}

/** Requests asked before then have lapsed. */
export function lapsedBefore(now: Date): Date {
  return new Date(now.getTime() - ANSWERED_WITHIN);
}

/** Disclosures granted since then are still shown. */
export function disclosedSince(now: Date): Date {
  return new Date(now.getTime() - DISCLOSED_FOR);
}
