import { monthOf } from "#kernel/calendar/month.ts";
import { monthSpan } from "./periods.ts";
import { PLANS } from "./plans.ts";
import type { ApiClient, PaidPlan } from "./types.ts";

/** A contract that a company pays for, as it is now. */
export type Contract = ApiClient & { readonly plan: PaidPlan };

/** So many times the calls of its plan a month may be raised to: beyond that it is another plan. */
const MOST_TIMES = 10;

/** Whether this is a contract, and runs still. */
export function isRunning(client: ApiClient, at: Date): client is Contract {
  return client.plan !== "trial" && (client.endsAt === null || client.endsAt > at);
}

/** A client that was read some moments ago, as it is at an instant. */
export function clientAt(client: ApiClient, at: Date): ApiClient {
  const { next } = client;
  return next !== null && next.beginsAt <= at ? { ...client, plan: next.plan, mostCalls: null, next: null } : client;
}

/** The first instant of the next month in Japan, when a change is in force and an end is reached. */
export function nextMonth(at: Date): Date {
  return monthSpan(monthOf(at)).until;
}

/** What the calls of a month may be raised to with a plan. `standard` → 30,000 to 300,000. */
export function limitSpan(plan: PaidPlan): { readonly least: number; readonly most: number } {
  const { mostCalls } = PLANS[plan];
  return { least: mostCalls, most: mostCalls * MOST_TIMES };
}

/** What becomes of a contract, as owners are told and the audit keeps. Instants in ISO. */
export type ContractChange =
  | { readonly is: "opened"; readonly plan: PaidPlan }
  | { readonly is: "converted"; readonly plan: PaidPlan }
  | { readonly is: "plan"; readonly plan: PaidPlan; readonly from: string }
  | { readonly is: "ends"; readonly endsAt: string }
  | { readonly is: "closed" }
  | { readonly is: "kept"; readonly plan: PaidPlan }
  | { readonly is: "limit"; readonly mostCalls: number };

/** The state of the audit after a change: `business from 2027-01`, `ends 2027-01`, `ended`, `limit 60000`. */
export function stepOf(change: ContractChange): string {
  switch (change.is) {
    case "opened":
    case "converted":
    case "kept":
      return change.plan;
    case "plan":
      return `${change.plan} from ${monthOf(new Date(change.from))}`;
    case "ends":
      return `ends ${monthOf(new Date(change.endsAt))}`;
    case "closed":
      return "ended";
    case "limit":
      return `limit ${change.mostCalls}`;
  }
}
