import { isoDateInJapan } from "#kernel/japanese-date.ts";

/** The site's own channel and provider, in every table of LINE: tenants come with channels of their own. */
export const OWN_CHANNEL = "site";

const OF_TENANT = "tenant:";

/** Under which name a channel stands in every table of LINE. User ids differ from one to the other. Null: the site's own. */
export function lineChannelName(tenant: string | null): string {
  return tenant === null ? OWN_CHANNEL : `${OF_TENANT}${tenant}`;
}

/** The other way round; null: the site's own. */
export function tenantOfChannel(name: string): string | null {
  return name.startsWith(OF_TENANT) ? name.slice(OF_TENANT.length) : null;
}

/** C7: `blocked` by the person in LINE, `unlinked` by one of both sides. */
export type LineLinkState = "not_linked" | "linked" | "blocked" | "unlinked";

/** Of every message but urgent ones, the last tenth of a month is kept back. */
const RESERVE = 0.1;
const WARN_FROM = 0.8;

/** `2026-11`, in Japan: by which LINE counts. */
export function budgetMonth(at: Date): string {
  return isoDateInJapan(at).slice(0, 7);
}

/** How many messages may be sent in a month altogether. */
export function mostMessages(monthlyLimit: number, isUrgent: boolean): number {
  return isUrgent ? monthlyLimit : Math.floor(monthlyLimit * (1 - RESERVE));
}

/** From how many on an operator is told. */
export function warnFrom(monthlyLimit: number): number {
  return Math.ceil(monthlyLimit * WARN_FROM);
}

/** `reserve`: what is left is for urgent messages. */
export type LineBudgetState = "open" | "reserve" | "spent";

export function budgetState(sent: number, monthlyLimit: number): LineBudgetState {
  if (sent >= monthlyLimit) return "spent";
  return sent >= mostMessages(monthlyLimit, false) ? "reserve" : "open";
}
