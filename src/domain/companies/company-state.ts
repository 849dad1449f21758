import type { CompanyState } from "./types.ts";

/** What an operator decides about a company. */
export const DECISIONS = ["approve", "reject", "suspend", "resume", "close"] as const;
export type Decision = (typeof DECISIONS)[number];

type Rule = { readonly from: readonly CompanyState[]; readonly to: CompanyState; readonly needsNote: boolean };

/** The company is always told why something is taken from it. */
const RULES: Readonly<Record<Decision, Rule>> = {
  approve: { from: ["applied"], to: "live", needsNote: false },
  reject: { from: ["applied"], to: "rejected", needsNote: true },
  suspend: { from: ["live"], to: "suspended", needsNote: true },
  resume: { from: ["suspended"], to: "live", needsNote: false },
  close: { from: ["applied", "rejected", "live", "suspended"], to: "closed", needsNote: true },
};

/** The state after a decision; null: it cannot be taken in this state. */
export function decided(state: CompanyState, decision: Decision): CompanyState | null {
  const { from, to } = RULES[decision];
  return from.includes(state) ? to : null;
}

export function needsNote(decision: Decision): boolean {
  return RULES[decision].needsNote;
}

/** What stands on its advertisements and in the register of licences is changed by an operator, once it is approved. */
export function mayRename(state: CompanyState): boolean {
  return state === "applied" || state === "rejected";
}

/** A company that offers nothing may be left by its last owner, who thereby gives it up. */
export function mayBeGivenUp(state: CompanyState): boolean {
  return state === "applied" || state === "rejected" || state === "closed";
}

export const STATE_WORDS: Readonly<Record<CompanyState, string>> = {
  applied: "審査中",
  rejected: "承認できませんでした",
  live: "利用中",
  suspended: "停止中",
  closed: "終了",
};
