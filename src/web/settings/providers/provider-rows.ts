import type { LinkedProvider } from "#web/settings/frame/providers.ts";
import { PROVIDER_NAMES } from "#wire/provider-names.ts";
import type { SocialStrategyName } from "#wire/session-cookies.ts";

export type ProviderRow = { readonly name: string; readonly linked: LinkedProvider | null };

/** What the account has, the one it came by first, and then what it may still have of those that the pool takes. */
export function rowsOf(linked: readonly LinkedProvider[], offered: readonly SocialStrategyName[]): readonly ProviderRow[] {
  const open = offered.map((strategy) => PROVIDER_NAMES[strategy]).filter((name) => !linked.some((one) => one.name === name));
  return [...linked.map((one) => ({ name: one.name, linked: one })), ...open.map((name) => ({ name, linked: null }))];
}
