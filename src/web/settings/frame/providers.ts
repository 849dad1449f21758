import { isRecord } from "#kernel/record.ts";
import type { SessionView } from "#web/session/core/types.ts";
import type { SocialStrategyName } from "#wire/session-cookies.ts";

/** An outside service that an account is signed in by. */
export type LinkedProvider = {
  /** `Google` */
  readonly name: string;
  readonly linkedAt: Date | null;
};

const NAMES: Readonly<Record<SocialStrategyName, string>> = { google: "Google", facebook: "Facebook" };

/** The provider whose sign-in this is; null: by e-mail and password. The pool's hosted login takes both, and then the name tells. */
export function providerOf({ strategy, user }: Pick<SessionView, "strategy" | "user">): string | null {
  if (strategy === "google" || strategy === "facebook") return NAMES[strategy];
  const prefix = strategy === "hosted" ? user?.username.split("_", 1)[0]?.toLowerCase() : undefined;
  return prefix === "google" || prefix === "facebook" ? NAMES[prefix] : null;
}

/** The providers of an account from `identities`: a JSON text among the attributes of a user, a list among the claims of an id token. */
export function linkedProviders(identities: unknown): readonly LinkedProvider[] {
  const list = typeof identities === "string" ? parsed(identities) : identities;
  return Array.isArray(list) ? list.flatMap(readIdentity) : [];
}

function readIdentity(one: unknown): LinkedProvider[] {
  if (!isRecord(one)) return [];
  const { providerName, dateCreated } = one;
  if (typeof providerName !== "string" || providerName === "") return [];
  const at = new Date(Number(dateCreated ?? Number.NaN));
  return [{ name: providerName, linkedAt: Number.isNaN(at.getTime()) ? null : at }];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
