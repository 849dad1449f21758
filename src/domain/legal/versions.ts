import type { LegalVersion, MemberDocumentName } from "./types.ts";

/** The version in force on a day (ISO date in Japan): the newest that has taken effect. Null: none has. */
export function inForce<V extends LegalVersion>(versions: readonly V[], today: string): V | null {
  return newestFirst(versions).find(({ effectiveOn }) => effectiveOn <= today) ?? null;
}

/** The version that takes effect last, whether it is in force or still waits for its day. Null: there is none. */
export function newestOf<V extends LegalVersion>(versions: readonly V[]): V | null {
  return newestFirst(versions)[0] ?? null;
}

/** What people may read on a day: everything that is published, the newest first. */
export function published<V extends LegalVersion>(versions: readonly V[], today: string): readonly V[] {
  return newestFirst(versions).filter(({ publishedOn }) => publishedOn <= today);
}

const OF_MEMBERS: readonly MemberDocumentName[] = ["terms", "privacy"];

/** The documents of a member's agreement, by name: the versions somebody agreed to (taken back ones left out). */
export type Agreed = Readonly<Record<MemberDocumentName, readonly string[]>>;

type Pending<V> = V & { readonly document: MemberDocumentName };

/**
 * What somebody has to agree to before they go on: of each document in force the version, where the newest that asks for agreement is newer than
 * all they agreed to. A version that needs no agreement asks nobody.
 */
export function stillToAgree<V extends LegalVersion>(versions: readonly V[], agreed: Agreed, today: string): readonly Pending<V>[] {
  return OF_MEMBERS.flatMap((document) => {
    const all = versions.filter((each) => each.document === document);
    const asked = inForce(
      all.filter(({ needsAgreement }) => needsAgreement),
      today,
    );
    const current = inForce(all, today);
    if (!asked || !current || agreed[document].some((version) => version >= asked.version)) return [];
    return [{ ...current, document }];
  });
}

function newestFirst<V extends LegalVersion>(versions: readonly V[]): readonly V[] {
  return versions.toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
}

function keyOf({ effectiveOn, version }: LegalVersion): string {
  return `${effectiveOn} ${version}`;
}
