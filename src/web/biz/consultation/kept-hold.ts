import type { ConsultationHold } from "#api/client/client.ts";
import { seconds } from "#kernel/duration.ts";
import { isRecord } from "#kernel/record.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/kit/form/tab-memory.ts";
import { storeKey } from "#wire/stores.ts";

const KEPT = storeKey("param", "consultation-hold");

/** `until`: an ISO instant by the clock of this browser, which may be another than the server's. */
export type KeptHold = Pick<ConsultationHold, "token" | "startsAt" | "until">;

/** A hold as it was just answered, by the time that is left of it. */
export function heldHere({ token, startsAt, secondsLeft }: ConsultationHold): KeptHold {
  return { token, startsAt, until: new Date(Date.now() + seconds(secondsLeft)).toISOString() };
}

/** A half hour that is held stays in the tab, so that a page that is read anew does not find it taken. */
export function keepHold(hold: KeptHold): void {
  keepInTab(KEPT, JSON.stringify(hold));
}

export function forgetHold(): void {
  forgetInTab(KEPT);
}

/** Null: none is held, it is over, or what was kept cannot be read. */
export function keptHold(): KeptHold | null {
  const kept = parsed(keptInTab(KEPT));
  if (!isRecord(kept)) return null;
  const { token, startsAt, until } = kept;
  if (typeof token !== "string" || typeof startsAt !== "string" || typeof until !== "string") return null;
  return new Date(until).getTime() > Date.now() ? { token, startsAt, until } : null;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
