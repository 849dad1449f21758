import type { LinkedProvider } from "#web/settings/frame/providers.ts";

const KNOWN = ["Google", "LINE", "Facebook"] as const;

export type ProviderRow = { readonly name: string; readonly linked: LinkedProvider | null };

/** What the account has, the one it came by first, and then what it may still have. */
export function rowsOf(linked: readonly LinkedProvider[]): readonly ProviderRow[] {
  const open = KNOWN.filter((name) => !linked.some((one) => one.name === name));
  return [...linked.map((one) => ({ name: one.name, linked: one })), ...open.map((name) => ({ name, linked: null }))];
}
