import { ok, type Result, refused } from "#kernel/result.ts";
import { CHANGED_UNTIL_BEFORE, SLOT_LENGTH, UNRECORDED_AFTER } from "./rules.ts";
import type { Consultation, ConsultationState } from "./types.ts";

export const CONSULTATION_EVENTS = ["move", "cancel", "call-off", "hold", "miss", "lapse"] as const;
/** The visitor moves or cancels; whoever holds it calls it off, has held it, or has waited in vain; the clock ends what nobody said anything of. */
export type ConsultationEvent = (typeof CONSULTATION_EVENTS)[number];

type Rule = { readonly to: ConsultationState; readonly when: "early" | "begun" | "unended" | "long-over" };

/** All ends are final. */
const RULES: Readonly<Record<ConsultationState, Readonly<Partial<Record<ConsultationEvent, Rule>>>>> = {
  booked: {
    move: { to: "booked", when: "early" },
    cancel: { to: "cancelled", when: "early" },
    "call-off": { to: "cancelled", when: "unended" },
    hold: { to: "done", when: "begun" },
    miss: { to: "no_show", when: "begun" },
    lapse: { to: "unrecorded", when: "long-over" },
  },
  done: {},
  no_show: {},
  cancelled: {},
  unrecorded: {},
};

/** `too-late`: the visitor comes within two hours before it, or it is over. `too-early`: it has not begun, or is not over for long enough. */
export type StepRefusal = { readonly is: "not-now" | "too-late" | "too-early"; readonly state: ConsultationState };

/** Where an event leads. */
export function stepConsultation(
  { state, startsAt }: Pick<Consultation, "state" | "startsAt">,
  event: ConsultationEvent,
  now: Date,
): Result<ConsultationState, StepRefusal> {
  const rule = RULES[state][event];
  if (!rule) return refused({ is: "not-now", state });
  const is = faultOf(rule.when, startsAt.getTime() - now.getTime());
  return is === null ? ok(rule.to) : refused({ is, state });
}

function faultOf(when: Rule["when"], ahead: number): "too-early" | "too-late" | null {
  if (when === "begun") return ahead > 0 ? "too-early" : null;
  if (when === "early") return ahead < CHANGED_UNTIL_BEFORE ? "too-late" : null;
  if (when === "unended") return ahead <= -SLOT_LENGTH ? "too-late" : null;
  return ahead > -UNRECORDED_AFTER ? "too-early" : null;
}

/** Until when the visitor may move or cancel it. */
export function changeableUntil({ startsAt }: Pick<Consultation, "startsAt">): Date {
  return new Date(startsAt.getTime() - CHANGED_UNTIL_BEFORE);
}
