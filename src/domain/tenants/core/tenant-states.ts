import type { TenantState } from "./types.ts";

/** What an operator decides about a tenant, or about an application to be one. */
export const TENANT_STEPS = ["approve", "reject", "go-live", "suspend", "resume", "close"] as const;
export type TenantStep = (typeof TENANT_STEPS)[number];

type Rule = { readonly from: readonly TenantState[]; readonly to: TenantState; readonly needsNote: boolean };

/** Whoever loses something by it is told why. */
const RULES: Readonly<Record<TenantStep, Rule>> = {
  approve: { from: ["review"], to: "setup", needsNote: false },
  reject: { from: ["review"], to: "closed", needsNote: true },
  "go-live": { from: ["setup"], to: "live", needsNote: false },
  suspend: { from: ["live"], to: "suspended", needsNote: true },
  resume: { from: ["suspended"], to: "live", needsNote: false },
  close: { from: ["setup", "live", "suspended"], to: "closed", needsNote: true },
};

/** The state after a step; null: it cannot be taken in this state. */
export function stateAfter(state: TenantState, step: TenantStep): TenantState | null {
  const { from, to } = RULES[step];
  return from.includes(state) ? to : null;
}

export function needsNote(step: TenantStep): boolean {
  return RULES[step].needsNote;
}

export const TENANT_STATE_WORDS: Readonly<Record<TenantState, string>> = {
  applied: "お申し込み",
  documents: "書類の確認前",
  review: "審査中",
  setup: "設定中",
  live: "利用中",
  suspended: "停止中",
  closed: "終了",
};

/** A key as it stands in addresses: 3 to 40 lower-case letters, digits and dashes. */
export function isTenantKey(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/.test(text);
}

/** A host that links may lead to: `www.example.co.jp`, without port and path. A name and no address of a network: the last part of one is never digits alone. */
export function isHostName(text: string): boolean {
  return (
    text.length <= 253 &&
    !/(^|\.)(0x[0-9a-f]*|[0-9]+)$/.test(text) &&
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/.test(text)
  );
}
