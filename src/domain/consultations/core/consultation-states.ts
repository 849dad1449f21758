import { ok, type Result, refused } from "#kernel/result.ts";
import { CHANGED_UNTIL_BEFORE, SLOT_LENGTH } from "./rules.ts";
import type { Consultation, ConsultationState } from "./types.ts";

export const CONSULTATION_EVENTS = ["move", "cancel", "call-off", "hold", "miss"] as const;
/** The visitor moves or cancels; whoever holds it calls it off, has held it, or has waited in vain. */
export type ConsultationEvent = (typeof CONSULTATION_EVENTS)[number];

type Rule = { readonly to: ConsultationState; readonly when: "early" | "begun" | "unended" };

/** All ends are final. */
const RULES: Readonly<Record<ConsultationState, Readonly<Partial<Record<ConsultationEvent, Rule>>>>> = {
  booked: {
    move: { to: "booked", when: "early" },
    cancel: { to: "cancelled", when: "early" },
    "call-off": { to: "cancelled", when: "unended" },
    hold: { to: "done", when: "begun" },
    miss: { to: "no_show", when: "begun" },
  },
  done: {},
  no_show: {},
  cancelled: {},
};

/** `too-late`: the visitor comes within two hours before it, or it is over. `too-early`: it has not begun. */
export type StepRefusal = { readonly is: "not-now" | "too-late" | "too-early"; readonly state: ConsultationState };

/** Where an event leads. */
export function stepConsultation(
  { state, startsAt }: Pick<Consultation, "state" | "startsAt">,
  event: ConsultationEvent,
  now: Date,
): Result<ConsultationState, StepRefusal> {
  const rule = RULES[state][event];
  if (!rule) return refused({ is: "not-now", state });
  const ahead = startsAt.getTime() - now.getTime();
  if (rule.when === "begun" && ahead > 0) return refused({ is: "too-early", state });
  if (rule.when === "early" && ahead < CHANGED_UNTIL_BEFORE) return refused({ is: "too-late", state });
  if (rule.when === "unended" && ahead <= -SLOT_LENGTH) return refused({ is: "too-late", state });
  return ok(rule.to);
}

/** Until when the visitor may move or cancel it. */
export function changeableUntil({ startsAt }: Pick<Consultation, "startsAt">): Date {
  return new Date(startsAt.getTime() - CHANGED_UNTIL_BEFORE);
}
