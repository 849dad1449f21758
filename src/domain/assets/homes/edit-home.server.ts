import type { FactFault } from "#domain/assets/core/fact-faults.ts";
import type { HomeFacts } from "#domain/assets/core/facts.ts";
import { type MemberStep, MOST_HOMES, mayTakeOffers, stepHome } from "#domain/assets/core/property-states.ts";
import type { HomeState, OfferSetting, OwnedHome } from "#domain/assets/core/types.ts";
import { isValuedOtherwise } from "#domain/assets/core/valued-facts.ts";
import { forgetValues } from "#domain/assets/series/valued-store.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { changeMember } from "#domain/members/index.server.ts";
import { findApartment } from "#domain/properties/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { type AssetDeps, writeHome } from "./change-home.server.ts";
import { homeOfMember, homesOf, lockHomeOfMember, type OwnedBy } from "./home-store.server.ts";
import { faultsOf } from "./register-home.server.ts";

/** A member's homes, the newest first; deleted ones that can be taken back apart from the others. */
export type MemberHomes = { readonly homes: readonly OwnedHome[]; readonly deleted: readonly OwnedHome[] };

export async function memberHomes(db: Db, { sub }: Member): Promise<MemberHomes> {
  const all = await homesOf(db, sub);
  return { homes: all.filter(({ state }) => state !== "deleted"), deleted: all.filter(({ state }) => state === "deleted") };
}

/** One of a member's own that is not deleted; null: there is none, or it is somebody else's. */
export async function memberHome(db: Db, { sub }: Member, id: string): Promise<OwnedHome | null> {
  const home = await homeOfMember(db, sub, id);
  return home && home.state !== "deleted" ? home : null;
}

/** `seen`: the version that the caller saw; another one there now is a `conflict`. */
type Seen = { readonly id: string; readonly seen: number };
export type ChangeRefusal = "unknown" | "conflict" | "gone";
export type EditRefusal = ChangeRefusal | { readonly faults: readonly FactFault[] } | { readonly notFrom: HomeState };

/**
 * Other facts of a home, all of them: what a draft keeps as it is typed, and what is put right later. Another size or floor than was checked when the
 * owner was verified ends that. A sold one keeps what it was.
 */
export async function editHome(
  deps: Omit<AssetDeps, "randomBytes">,
  member: Member,
  { id, seen, facts }: Seen & { readonly facts: HomeFacts },
): Promise<Result<OwnedHome, EditRefusal>> {
  return changeMember<OwnedHome, EditRefusal>(deps.db, member, async (tx) => {
    const found = await seenHome(tx, member, { id, seen });
    if (!found.ok) return found;
    const home = found.value;
    if (home.state === "sold" || home.state === "deleted") return refused({ notFrom: home.state });
    const faults = await faultsOfHome(tx, home, { facts, today: isoDateInJapan(deps.clock.now()) });
    return faults.length > 0 ? refused({ faults }) : ok(await writeFacts(tx, deps, home, facts));
  });
}

/** What the desk holds the documents against, and what buyers are shown. */
const VOUCHED_FACTS = ["areaM2", "floorAreaM2", "floor", "layout", "builtYear"] as const satisfies readonly (keyof HomeFacts)[];

async function writeFacts(tx: Tx, deps: Omit<AssetDeps, "randomBytes">, home: OwnedBy, facts: HomeFacts): Promise<OwnedBy> {
  const isOther = VOUCHED_FACTS.some((name) => home.facts[name] !== facts[name]);
  const unverified = isOther ? stepHome(home, "unverify") : refused("not-now");
  if (isValuedOtherwise(home.facts, facts)) await forgetValues(tx, home.id);
  if (!unverified.ok) return writeHome(tx, deps, home, { facts, actor: "member", reason: null });
  return writeHome(tx, deps, home, { facts, position: unverified.value, actor: "member", reason: "unverify" });
}

/** A registered home always has its area: without it there is nothing to value. */
async function faultsOfHome(
  tx: Tx,
  home: OwnedBy,
  { facts, today }: { readonly facts: HomeFacts; readonly today: string },
): Promise<FactFault[]> {
  const building = home.apartmentKey === null ? null : await findApartment(tx, home.apartmentKey);
  const faults = faultsOf(facts, building?.floors ?? null, today);
  return home.state !== "draft" && facts.areaM2 === null ? [{ path: "areaM2", reason: "required" }, ...faults] : faults;
}

export type MoveRefusal = ChangeRefusal | "too-many" | { readonly faults: readonly FactFault[] } | { readonly notFrom: HomeState };

/** A step of C6 by the member's own hand. `too-many`: twenty others are there already. */
export function moveHome(
  deps: Omit<AssetDeps, "randomBytes">,
  member: Member,
  { id, seen, step }: Seen & { readonly step: MemberStep },
): Promise<Result<OwnedHome, MoveRefusal>> {
  return changeMember<OwnedHome, MoveRefusal>(deps.db, member, async (tx) => {
    const found = await seenHome(tx, member, { id, seen });
    if (!found.ok) return found;
    const home = found.value;
    const stepped = stepHome(home, step);
    if (!stepped.ok) return refused({ notFrom: home.state });
    if (step === "register" && home.facts.areaM2 === null) return refused({ faults: [{ path: "areaM2", reason: "required" }] });
    if (step === "restore") {
      const all = await homesOf(tx, member.sub);
      if (all.filter(({ state }) => state !== "deleted").length >= MOST_HOMES) return refused("too-many");
    }
    return ok(await writeHome(tx, deps, home, { position: stepped.value, actor: "member", reason: step }));
  });
}

export type OfferChoice = { readonly setting: OfferSetting; readonly lowestPriceYen: Yen | null };

/** Whether buyers may make offers for it, and from which price on they reach the member. Only while it is verified. */
export function chooseOffers(
  deps: Omit<AssetDeps, "randomBytes">,
  member: Member,
  { id, seen, setting, lowestPriceYen }: Seen & OfferChoice,
): Promise<Result<OwnedHome, ChangeRefusal | { readonly notFrom: HomeState }>> {
  return changeMember<OwnedHome, ChangeRefusal | { readonly notFrom: HomeState }>(deps.db, member, async (tx) => {
    const found = await seenHome(tx, member, { id, seen });
    if (!found.ok) return found;
    const home = found.value;
    if (!mayTakeOffers(home, setting)) return refused({ notFrom: home.state });
    const position = { ...home, offerSetting: setting };
    return ok(await writeHome(tx, deps, home, { position, lowestPriceYen, actor: "member", reason: `offers ${setting}` }));
  });
}

async function seenHome(tx: Tx, { sub }: Member, { id, seen }: Seen): Promise<Result<OwnedBy, "unknown" | "conflict">> {
  const home = await lockHomeOfMember(tx, sub, id);
  if (!home) return refused("unknown");
  return home.version === seen ? ok(home) : refused("conflict");
}
