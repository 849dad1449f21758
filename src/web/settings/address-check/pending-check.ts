import type { Milliseconds } from "#kernel/duration.ts";
import { tabDraft } from "#web/kit/form/tab-draft.ts";
import { storeKey } from "#wire/stores.ts";

/** An address that a code was sent to. It never stands in an address of the site, where logs and histories would keep it. */
export type PendingCheck = {
  /** As the member typed it: the e-mail address, or the number in E.164. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly sentAt: Milliseconds;
};

export type CheckedAddress = "email" | "phone_number";

/** Kept in the tab, for this member alone. */
export function keepPending(name: CheckedAddress, sub: string, { address, sentAt }: PendingCheck): void {
  inTab(name, sub).keep({ address, sentAt: String(sentAt) });
}

/** Null: no code was sent from this tab, or to somebody else. */
export function pendingCheck(name: CheckedAddress, sub: string): PendingCheck | null {
  const { address = "", sentAt = "" } = inTab(name, sub).read() ?? {};
  return address !== "" && /^\d+$/.test(sentAt) ? { address, sentAt: Number(sentAt) } : null;
}

export function forgetPending(name: CheckedAddress): void {
  inTab(name).forget();
}

function inTab(name: CheckedAddress, sub?: string) {
  return tabDraft(storeKey("userInfo", `pending.${name}`), sub);
}
