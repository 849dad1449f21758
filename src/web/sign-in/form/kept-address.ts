import type { Milliseconds } from "#kernel/duration.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/kit/form/tab-memory.ts";
import { storeKey } from "#wire/stores.ts";

/** Whose code is waited for. It is never in an address of the site, where logs and histories would keep it. */
export type KeptAddress = {
  /** A sign-up to confirm, a password to reset, or a sign-in that goes on. */
  readonly purpose: "sign-up" | "reset" | "sign-in";
  readonly address: string;
  /** When the last code was sent, in milliseconds since 1970; 0 where none was by this tab. */
  readonly sentAt: Milliseconds;
  /** Of a sign-up: it is confirmed by a mailed link, not by a code. */
  readonly isByLink?: boolean;
  /** Of a sign-in: the step that was shown last, for who loads its page anew. */
  readonly step?: KeptStep;
};

const STEPS = ["sms", "totp", "select-mfa", "mfa-setup", "new-password", "custom-challenge"] as const;
export type KeptStep = (typeof STEPS)[number];

export function isKeptStep(kind: string): kind is KeptStep {
  return STEPS.some((known) => known === kind);
}

const KEY = storeKey("user", "waiting-address");

export function keepAddress(kept: KeptAddress): void {
  keepInTab(KEY, JSON.stringify(kept));
}

/** What this tab waits for, of one purpose or of any. */
export function keptAddress(purpose?: KeptAddress["purpose"]): KeptAddress | null {
  const kept = parseKept(keptInTab(KEY));
  return kept !== null && (purpose === undefined || kept.purpose === purpose) ? kept : null;
}

export function forgetAddress(): void {
  forgetInTab(KEY);
}

export function parseKept(text: string | null): KeptAddress | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is KeptAddress {
  if (typeof value !== "object" || value === null) return false;
  const { purpose, address, sentAt, isByLink = false, step = STEPS[0] } = value as Partial<Record<keyof KeptAddress, unknown>>;
  return (
    ["sign-up", "reset", "sign-in"].some((known) => known === purpose) &&
    typeof address === "string" &&
    typeof sentAt === "number" &&
    typeof isByLink === "boolean" &&
    typeof step === "string" &&
    isKeptStep(step)
  );
}
