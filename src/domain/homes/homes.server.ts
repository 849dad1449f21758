import type { Member } from "#domain/members/core/types.ts";
import { changeMember } from "#domain/members/index.server.ts";
import { findSubject, hasFloor, NOTHING_TOLD } from "#domain/subjects/index.server.ts";
import type { ToldBuilding } from "#domain/subjects/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { deleteHome, homesOf, putHome } from "./home-store.server.ts";
import type { HomeName, KeptHome } from "./types.ts";

/** As many as a page shows without a search. */
export const MOST_HOMES = 50;

/** What a member keeps, the newest first. */
export function memberHomes(db: Db, { sub }: Member): Promise<KeptHome[]> {
  return homesOf(db, sub);
}

export type KeepHome = HomeName & { readonly told: ToldBuilding; readonly floor: number | null };

/**
 * Keeps a building or a place, with what is told of it now; kept before, it is brought up to date. `unknown`: no such subject; `no-such-floor`: it is
 * not as high; `too-many`: fifty others are kept; `gone`: the account is being deleted. Answers all that is kept.
 */
export async function keepHome(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  member: Member,
  { key, rest, told, floor }: KeepHome,
): Promise<Result<KeptHome[], "unknown" | "no-such-floor" | "too-many" | "gone">> {
  const subject = await findSubject(db, key, told);
  if (!subject) return refused("unknown");
  if (!hasFloor(subject, floor)) return refused("no-such-floor");
  return changeMember(db, member, async (tx) => {
    const others = (await homesOf(tx, member.sub)).filter((home) => home.key !== key || home.rest !== rest);
    if (others.length >= MOST_HOMES) return refused("too-many");
    const ofPlace = subject.kind === "place" ? told : NOTHING_TOLD;
    await putHome(tx, member.sub, { key, rest, label: subject.name, told: ofPlace, floor, keptAt: clock.now() });
    return ok(await homesOf(tx, member.sub));
  });
}

/** Keeps it no longer; one that is not kept is none the less gone. Answers what is left. */
export function dropHome({ db }: { readonly db: Db }, member: Member, home: HomeName): Promise<Result<KeptHome[], "gone">> {
  return changeMember(db, member, async (tx) => {
    await deleteHome(tx, member.sub, home);
    return ok(await homesOf(tx, member.sub));
  });
}
