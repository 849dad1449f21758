import { keepInTab, keptInTab } from "#web/kit/form/tab-memory.ts";
import { storeKey } from "#wire/stores.ts";

const KEPT = storeKey("param", "consultation");

/** The token of a booking stays in the tab, so that its page can be read anew; it stands in no address. */
export function keepBooking(token: string): void {
  keepInTab(KEPT, token);
}

export function keptBooking(): string | null {
  return keptInTab(KEPT);
}
