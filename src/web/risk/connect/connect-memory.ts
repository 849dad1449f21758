import type { Draft } from "#web/kit/form/form-state.ts";
import { tabDraft } from "#web/kit/form/tab-draft.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/kit/form/tab-memory.ts";
import { storeKey } from "#wire/stores.ts";
import type { ConnectSide } from "./connect-search.ts";

/** Whose form it is: what one member typed is not shown to who signs in next in the same tab. */
export type DraftOf = { readonly sub: string; readonly apartmentKey: string; readonly side: ConnectSide };

export function connectDraft({ sub, apartmentKey, side }: DraftOf): Draft {
  return tabDraft(storeKey("property", `connect:${apartmentKey}:${side}`), sub);
}

const SIDE = storeKey("property", "connect-side");

/** The way back after a login leads to the page without its query: the side is kept beside it. */
export function keepSide(side: ConnectSide): void {
  keepInTab(SIDE, side);
}

/** What was kept, once. */
export function takeSide(): ConnectSide | null {
  const kept = keptInTab(SIDE);
  forgetInTab(SIDE);
  return kept === "owner" || kept === "buyer" ? kept : null;
}
