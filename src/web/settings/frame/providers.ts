import { isRecord } from "#kernel/record.ts";
import type { SessionView } from "#web/session/core/types.ts";
import { PROVIDER_NAMES } from "#wire/provider-names.ts";

/** An outside service that an account is signed in by. */
export type LinkedProvider = {
  /** `Google` */
  readonly name: string;
  /** Who it is there. */
  readonly userId: string;
  /** The account came by it, and cannot be without it. */
  readonly isFirst: boolean;
  readonly linkedAt: Date | null;
};

/**
 * The provider that vouches for the account of this sign-in; null: it has a password of its own, also where it was signed in to by a provider that
 * was linked to it. The name of the account tells.
 */
export function providerOf({ strategy, user }: Pick<SessionView, "strategy" | "user">): string | null {
  if (strategy === null || strategy === "cognito") return null;
  const prefix = user?.username.split("_", 1)[0]?.toLowerCase();
  return prefix === "google" || prefix === "facebook" || prefix === "line" ? PROVIDER_NAMES[prefix] : null;
}

/** The providers of an account from `identities`: a JSON text among the attributes of a user, a list among the claims of an id token. */
export function linkedProviders(identities: unknown): readonly LinkedProvider[] {
  const list = typeof identities === "string" ? parsed(identities) : identities;
  return Array.isArray(list) ? list.flatMap(readIdentity) : [];
}

function readIdentity(one: unknown): LinkedProvider[] {
  if (!isRecord(one)) return [];
  const { providerName, userId, primary, dateCreated } = one;
  if (typeof providerName !== "string" || providerName === "") return [];
  const at = new Date(Number(dateCreated ?? Number.NaN));
  const isFirst = primary === true || primary === "true";
  return [
    { name: providerName, userId: typeof userId === "string" ? userId : "", isFirst, linkedAt: Number.isNaN(at.getTime()) ? null : at },
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
