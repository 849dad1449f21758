import { type ApiClient, apiClient } from "#api/client/client.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/kit/form/tab-memory.ts";
import type { SessionView } from "#web/session/core/types.ts";
import { PRIVACY_VERSION, TERMS_VERSION } from "#wire/legal-versions.ts";
import type { StrategyName } from "#wire/session-cookies.ts";
import { storeKey } from "#wire/stores.ts";

const KEY = storeKey("user", "agreed-terms");

/** Who ticked the box: an address, or somebody whom a provider will name. */
export type Agreeing = { readonly address: string } | { readonly strategy: Exclude<StrategyName, "cognito"> };

/** The versions that a sign-up names beside its tick. */
const AGREED = { terms: TERMS_VERSION, privacy: PRIVACY_VERSION } as const;

/** Remembers the tick until somebody is signed in whose it is. */
export function keepAgreement(who: Agreeing): void {
  keepInTab(KEY, JSON.stringify({ ...who, ...AGREED }));
}

/** Records the tick of the person who signed in, if there is one. It waits for the next sign-in where the service cannot be reached. */
export async function recordAgreement(view: SessionView, api?: Pick<ApiClient, "mypage">): Promise<void> {
  const tick = keptInTab(KEY);
  const documents = agreedDocuments(tick, view);
  if (tick === null || documents === null) return;
  // Taken at once, so that it is recorded once whoever asks.
  forgetInTab(KEY);
  const answer = await (api ?? apiClient()).mypage.post("/agreements", { body: { documents: [...documents] } });
  if (!answer.ok) keepInTab(KEY, tick);
}

type AgreedDocument = { readonly document: keyof typeof AGREED; readonly version: string };

/** The versions in a kept tick that is this person's; null where it is another's. */
export function agreedDocuments(
  kept: string | null,
  { user, strategy }: Pick<SessionView, "user" | "strategy">,
): readonly AgreedDocument[] | null {
  if (user === null) return null;
  const { address, terms, privacy, ...tick } = parseTick(kept);
  const isTheirs = address === undefined ? tick.strategy === strategy : address === user.email;
  if (!isTheirs || terms === undefined || privacy === undefined) return null;
  return [
    { document: "terms", version: terms },
    { document: "privacy", version: privacy },
  ];
}

type Tick = Partial<Readonly<Record<"address" | "strategy" | keyof typeof AGREED, string>>>;

function parseTick(text: string | null): Tick {
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    return typeof kept === "object" && kept !== null && Object.values(kept).every((value) => typeof value === "string") ? kept : {};
  } catch {
    return {};
  }
}
