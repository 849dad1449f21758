import { type FactFault, factFaults } from "#domain/assets/core/fact-faults.ts";
import type { HomeFacts } from "#domain/assets/core/facts.ts";
import { MOST_HOMES } from "#domain/assets/core/property-states.ts";
import type { HomePlace, OwnedHome } from "#domain/assets/core/types.ts";
import type { Member } from "#domain/members/core/types.ts";
import { changeMember } from "#domain/members/index.server.ts";
import { findSubject, hasFloor } from "#domain/subjects/index.server.ts";
import type { Subject } from "#domain/subjects/types.ts";
import type { PricedKind } from "#domain/valuation/core/types.ts";
import { opaqueId } from "#kernel/ids.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { auditHome } from "./audit-store.server.ts";
import type { AssetDeps } from "./change-home.server.ts";
import { addDraft, homeOfMember, homesOf } from "./home-store.server.ts";

export type BeginHome = {
  readonly kind: PricedKind;
  /** Of a building of the register, or of a place. */
  readonly key: string;
  /** What of the address could not be placed; only of a place. */
  readonly rest: string;
  readonly facts: HomeFacts;
  /** The member was told that one is registered there already, and has another. */
  readonly isAnother: boolean;
};

/** `begun`: a new draft; `draft`: the one that the member has not finished; `registered`: one that stands there already, and nothing was made. */
export type Begun = { readonly outcome: "begun" | "draft" | "registered"; readonly home: OwnedHome };
export type BeginRefusal = "unknown" | "not-of-kind" | "too-many" | "gone" | { readonly faults: readonly FactFault[] };

/**
 * Begins to register a home: a flat in a building of the register, or a home or plot at a place. `unknown`: no such building or place; `not-of-kind`: a
 * house or a plot in a building of flats; `too-many`: the member has twenty.
 */
export async function beginHome(
  { db, clock, randomBytes }: Pick<AssetDeps, "db" | "clock" | "randomBytes">,
  member: Member,
  { kind, key, rest, facts, isAnother }: BeginHome,
): Promise<Result<Begun, BeginRefusal>> {
  const subject = await findSubject(db, key);
  if (!subject) return refused("unknown");
  if (subject.kind === "building" && kind !== "condo") return refused("not-of-kind");
  const place = placeOf(subject, { kind, rest, name: facts.name });
  const faults = faultsOf(facts, subject.floors, isoDateInJapan(clock.now()));
  if (faults.length > 0) return refused({ faults });
  return changeMember<Begun, BeginRefusal>(db, member, async (tx) => {
    const all = (await homesOf(tx, member.sub)).filter(({ state }) => state !== "deleted");
    const there = all.filter((home) => isThere(home, place));
    const draft = there.find(({ state }) => state === "draft");
    if (draft) return ok({ outcome: "draft", home: draft });
    const registered = there.find(({ state }) => state !== "sold");
    if (registered && !isAnother) return ok({ outcome: "registered", home: registered });
    if (all.length >= MOST_HOMES) return refused("too-many");
    const [id, at] = [opaqueId(randomBytes), clock.now()];
    await addDraft(tx, { ...place, id, sub: member.sub, facts, at });
    await auditHome(tx, { id, from: null, to: "draft", actor: "member", reason: null, at });
    const home = await homeOfMember(tx, member.sub, id);
    if (!home) throw new Error("A home is gone in its own transaction");
    return ok({ outcome: "begun", home });
  });
}

/** What is wrong with facts beyond their single fields; `floors`: of the building as the register knows it. */
export function faultsOf(facts: HomeFacts, floors: number | null, today: string): FactFault[] {
  const isTooHigh = !hasFloor({ floors: floors ?? facts.totalFloors }, facts.floor);
  return [...(isTooHigh ? [{ path: "floor", reason: "too-large" } as const] : []), ...factFaults(facts, today)];
}

function isThere(home: HomePlace, place: HomePlace): boolean {
  return (
    home.kind === place.kind && home.apartmentKey === place.apartmentKey && home.placeKey === place.placeKey && home.rest === place.rest
  );
}

type Told = { readonly kind: PricedKind; readonly rest: string; readonly name: string | null };

function placeOf(subject: Subject, { kind, rest, name }: Told): HomePlace {
  const { key, address, cityCode, cityName, town, place } = subject;
  const where = { kind, cityCode, cityName, town, place };
  if (subject.kind === "building") return { ...where, apartmentKey: key, placeKey: null, rest: "", name: subject.name, address };
  return { ...where, apartmentKey: null, placeKey: key, rest, name: name ?? `${subject.name}${rest}`, address: `${address}${rest}` };
}
