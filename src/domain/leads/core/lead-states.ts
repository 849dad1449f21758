import type { LeadKind, LeadState } from "./types.ts";

/** What may happen to a lead: the first two by themselves, the rest at the desk. */
export const LEAD_STEPS = ["send", "download", "assign", "contact", "propose", "win", "lose", "close"] as const;
export type LeadStep = (typeof LEAD_STEPS)[number];

const OPEN: readonly LeadState[] = ["new", "sent", "downloaded", "assigned", "contacted", "proposal"];

type Rule = { readonly from: readonly LeadState[]; readonly to: LeadState; readonly needsReason: boolean; readonly of?: LeadKind };

/** C8. An answer to a lead that is in talks already leaves it there. */
const RULES: Readonly<Record<LeadStep, Rule>> = {
  send: { from: ["new"], to: "sent", needsReason: false, of: "document" },
  download: { from: ["new", "sent"], to: "downloaded", needsReason: false, of: "document" },
  assign: { from: ["new", "sent", "downloaded", "assigned"], to: "assigned", needsReason: false },
  contact: { from: ["assigned"], to: "contacted", needsReason: false },
  propose: { from: ["contacted"], to: "proposal", needsReason: false },
  win: { from: ["proposal"], to: "won", needsReason: false },
  lose: { from: ["proposal"], to: "lost", needsReason: true },
  close: { from: OPEN, to: "closed", needsReason: true },
};

/** The state after a step; null: it cannot be taken in this state. */
export function leadAfter({ kind, state }: { readonly kind: LeadKind; readonly state: LeadState }, step: LeadStep): LeadState | null {
  const { from, to, of } = RULES[step];
  return from.includes(state) && (of === undefined || of === kind) ? to : null;
}

export function leadStepNeedsReason(step: LeadStep): boolean {
  return RULES[step].needsReason;
}

export function isLeadOpen(state: LeadState): boolean {
  return OPEN.includes(state);
}

/** Whether nobody of us has said anything yet. */
export function isUnanswered(state: LeadState): boolean {
  return isLeadOpen(state) && state !== "contacted" && state !== "proposal";
}

export const LEAD_STATE_WORDS: Readonly<Record<LeadState, string>> = {
  new: "受付",
  sent: "資料を送付",
  downloaded: "資料を確認",
  assigned: "担当あり",
  contacted: "連絡済み",
  proposal: "提案中",
  won: "成約",
  lost: "見送り",
  closed: "終了",
};
