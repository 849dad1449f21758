import type { Lead, LeadKind, LeadState } from "./types.ts";

export const LEAD_KIND_WORDS: Readonly<Record<LeadKind, string>> = {
  visit: "見学の希望",
  ask: "質問",
  like: "いいね",
  look: "閲覧",
};

type Did = Pick<Lead, "looks" | "likes" | "questions" | "visits">;

/** The strongest thing that somebody did: a wish to visit before a question, a question before a like. */
export function kindOf({ visits, questions, likes }: Did): LeadKind {
  if (visits > 0) return "visit";
  if (questions > 0) return "ask";
  return likes > 0 ? "like" : "look";
}

/** Whether somebody has to see to it: they said something, and nobody has seen to it since. Who only looks is nobody's work. */
export function isOpenLead(saidAt: Date | null, handledAt: Date | null): boolean {
  return saidAt !== null && (handledAt === null || saidAt > handledAt);
}

export type LeadFilter = {
  readonly state: LeadState;
  readonly heat: Lead["heat"] | null;
  readonly kind: LeadKind | null;
  /** Of the staff; null: whoever sees to it. */
  readonly assignedTo: string | null;
};

export function keepsLead(lead: Lead, { state, heat, kind, assignedTo }: LeadFilter): boolean {
  if (state !== "all" && lead.isOpen !== (state === "open")) return false;
  if (heat !== null && lead.heat !== heat) return false;
  if (kind !== null && lead.kind !== kind) return false;
  return assignedTo === null || lead.assignedTo === assignedTo;
}

const HEATS: readonly Lead["heat"][] = ["red", "orange", "yellow", "none"];

/** Open ones first, then the hottest, then what happened last. */
export function inOrder(one: Lead, other: Lead): number {
  if (one.isOpen !== other.isOpen) return one.isOpen ? -1 : 1;
  const heat = HEATS.indexOf(one.heat) - HEATS.indexOf(other.heat);
  return heat || other.lastAt.getTime() - one.lastAt.getTime() || (one.customerId < other.customerId ? -1 : 1);
}
