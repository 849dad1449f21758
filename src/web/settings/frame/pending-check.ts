import type { Milliseconds } from "#kernel/duration.ts";
import { isRecord } from "#kernel/record.ts";
import { forgetForMember, keepForMember, keptForMember } from "./member-memory.ts";

/** An address that a code was sent to. It never stands in an address of the site, where logs and histories would keep it. */
export type PendingCheck = {
  /** As the member typed it: the e-mail address, or the number in E.164. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly sentAt: Milliseconds;
};

export type CheckedAddress = "email" | "phone_number";

export function keepPending(name: CheckedAddress, sub: string, pending: PendingCheck): void {
  keepForMember(`pending.${name}`, sub, pending);
}

export function pendingCheck(name: CheckedAddress, sub: string): PendingCheck | null {
  return readPending(keptForMember(`pending.${name}`, sub));
}

export function forgetPending(name: CheckedAddress): void {
  forgetForMember(`pending.${name}`);
}

export function readPending(kept: unknown): PendingCheck | null {
  if (!isRecord(kept)) return null;
  const { address, sentAt } = kept;
  return typeof address === "string" && address !== "" && typeof sentAt === "number" ? { address, sentAt } : null;
}
