import { forgetInTab, keepInTab, keptInTab } from "../kit/forms/tab-memory.ts";
import type { Typed } from "../kit/forms/use-typed-form.ts";
import type { ConnectSide } from "./connect-search.ts";

/** Whose form it is: what one member typed is not shown to who signs in next in the same tab. */
export type DraftOf = { readonly sub: string; readonly apartmentKey: string; readonly side: ConnectSide };

const nameOf = ({ apartmentKey, side }: DraftOf) => `risk-connect:${apartmentKey}:${side}`;

export function keepDraft(of: DraftOf, typed: Typed): void {
  keepInTab(nameOf(of), JSON.stringify({ sub: of.sub, typed }));
}

export function keptDraft(of: DraftOf): Typed | null {
  return parseDraft(keptInTab(nameOf(of)), of.sub);
}

export function forgetDraft(of: DraftOf): void {
  forgetInTab(nameOf(of));
}

/** Null: nothing was kept for this member, or nothing that can be read. */
export function parseDraft(text: string | null, sub: string): Typed | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (!isRecord(kept) || kept.sub !== sub || !isRecord(kept.typed)) return null;
    return Object.fromEntries(Object.entries(kept.typed).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

const SIDE = "risk-connect-side";

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
