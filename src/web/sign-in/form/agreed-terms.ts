import { type ApiClient, apiClient } from "#api/client/client.ts";
import { currentText } from "#domain/members/purposes.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/kit/form/tab-memory.ts";
import type { SessionView } from "#web/session/core/types.ts";
import type { StrategyName } from "#wire/session-cookies.ts";
import { storeKey } from "#wire/stores.ts";

/** The words that are agreed to at sign-up. */
export const TERMS = currentText("terms");

const KEY = storeKey("user", "agreed-terms");

/** Who ticked the box: an address, or somebody whom a provider will name. */
export type Agreeing = { readonly address: string } | { readonly strategy: Exclude<StrategyName, "cognito"> };

/** Remembers the tick until somebody is signed in whose it is. */
export function keepAgreement(who: Agreeing): void {
  keepInTab(KEY, JSON.stringify({ ...who, version: TERMS.version }));
}

/** Records the tick of the person who signed in, if there is one. It waits for the next sign-in where the service cannot be reached. */
export async function recordAgreement(view: SessionView, api?: Pick<ApiClient, "mypage">): Promise<void> {
  const tick = keptInTab(KEY);
  const version = agreedVersion(tick, view);
  if (tick === null || version === null) return;
  // Taken at once, so that it is recorded once whoever asks.
  forgetInTab(KEY);
  const answer = await (api ?? apiClient()).mypage.post("/consents", { body: { purpose: "terms", textVersion: version } });
  if (!answer.ok) keepInTab(KEY, tick);
}

/** The version in a kept tick that is this person's; null where it is another's. */
export function agreedVersion(kept: string | null, { user, strategy }: Pick<SessionView, "user" | "strategy">): string | null {
  if (user === null) return null;
  const tick = parseTick(kept);
  const isTheirs = tick.address === undefined ? tick.strategy === strategy : tick.address === user.email;
  return isTheirs ? (tick.version ?? null) : null;
}

type Tick = { readonly address?: string; readonly strategy?: string; readonly version?: string };

function parseTick(text: string | null): Tick {
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    return typeof kept === "object" && kept !== null && Object.values(kept).every((value) => typeof value === "string") ? kept : {};
  } catch {
    return {};
  }
}
