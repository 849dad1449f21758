import { isRecord } from "#kernel/record.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/kit/form/tab-memory.ts";
import { storeKey } from "#wire/stores.ts";

/** Keeps something for a member while the tab is open. Who signs in next in the same tab does not see it. */
export function keepForMember(key: string, sub: string, value: object): void {
  keepInTab(storeKey("userInfo", key), JSON.stringify({ sub, value }));
}

/** What was kept for this member, unchecked; null where nothing was, or for somebody else. */
export function keptForMember(key: string, sub: string): unknown {
  return ownValue(keptInTab(storeKey("userInfo", key)), sub);
}

export function forgetForMember(key: string): void {
  forgetInTab(storeKey("userInfo", key));
}

export function ownValue(text: string | null, sub: string): unknown {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return isRecord(kept) && kept.sub === sub ? (kept.value ?? null) : null;
  } catch {
    return null;
  }
}
