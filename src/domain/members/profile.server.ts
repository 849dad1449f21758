import { changeMember } from "#domain/members/changing/change-member.server.ts";
import type { ConsentRecord, Member, Profile } from "#domain/members/core/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db } from "#platform/db.server.ts";
import { findLiveConsent } from "./consent-store.server.ts";
import { type ConsentDeps, recordConsent, type Source } from "./consents.server.ts";
import { NO_PROFILE, needsConsent, type ProfileChanges } from "./profile.ts";
import { changeProfile, findProfile, type KeptProfile } from "./profile-store.server.ts";
import { isKnownText } from "./purposes.ts";

/** A profile, and in which words its owner agreed to what it is used for; null: not agreed. */
export type ConsentedProfile = Profile & { readonly consentTextVersion: string | null };

export async function readProfile(db: Db, { sub }: Pick<Member, "sub">): Promise<ConsentedProfile> {
  const [kept, consent] = await Promise.all([findProfile(db, sub), findLiveConsent(db, sub, "profile-matching")]);
  return withConsent(kept, consent);
}

export type ProfileSave = Source & {
  readonly changes: ProfileChanges;
  /** The `updatedAt` that the member saw. */
  readonly seen: Date | null;
  /** The words that were shown and agreed to with these changes; null: none. */
  readonly consentTextVersion: string | null;
};

/** `consent-needed`: an answer has a purpose, and nobody agreed to it. `unknown-text`: these words were never shown. */
export type ProfileRefusal = "gone" | "conflict" | "consent-needed" | "unknown-text";

/** Keeps changed answers, and the agreement given with them. */
export async function saveProfile(
  deps: ConsentDeps,
  member: Member,
  { changes, seen, consentTextVersion, ...source }: ProfileSave,
): Promise<Result<ConsentedProfile, ProfileRefusal>> {
  const { sub } = member;
  if (consentTextVersion !== null && !isKnownText("profile-matching", consentTextVersion)) return refused("unknown-text");
  return changeMember<ConsentedProfile, ProfileRefusal>(deps.db, member, async (tx) => {
    const standing = await findLiveConsent(tx, sub, "profile-matching");
    if (standing === null && consentTextVersion === null && needsConsent(changes)) return refused("consent-needed");
    const kept = await changeProfile(tx, sub, changes, { seen, now: deps.clock.now() });
    if (kept === null) return refused("conflict");
    const given = { purpose: "profile-matching", textVersion: consentTextVersion, ...source } as const;
    const consent =
      given.textVersion === null ? standing : await recordConsent(deps, tx, member, { ...given, textVersion: given.textVersion });
    return ok(withConsent(kept, consent));
  });
}

function withConsent(kept: KeptProfile | null, consent: ConsentRecord | null): ConsentedProfile {
  return {
    ...(kept ?? { ...NO_PROFILE, updatedAt: null }),
    consentAt: consent?.givenAt ?? null,
    consentTextVersion: consent?.textVersion ?? null,
  };
}
