import type { FavoriteMark } from "./types.ts";

/** What an account has of a favourite. */
export type KeptNote = FavoriteMark & {
  readonly id: string;
  readonly note: string;
  readonly changedAt: Date;
  readonly removedAt: Date | null;
};

type Loose = FavoriteMark & { readonly note: string; readonly keptAt: Date; readonly changedAt: Date };

export type Merge<T> = {
  /** The account has none of these. */
  readonly added: readonly T[];
  /** Another note, or one that comes back. */
  readonly changed: readonly { readonly id: string; readonly note: string }[];
  /** There was no room for these. */
  readonly left: readonly T[];
};

/**
 * Puts what was kept in a browser beside what an account has. Of two notes the newer one stays, but an empty one takes nothing away; what the
 * account let go after it was kept here stays away. Times ahead of ours count as now. The newest of the browser go in first, `most` in all.
 */
export function mergeOf<T extends Loose>(
  rows: readonly KeptNote[],
  loose: readonly T[],
  { now, most }: { readonly now: Date; readonly most: number },
): Merge<T> {
  const added: T[] = [];
  const changed: { id: string; note: string }[] = [];
  const left: T[] = [];
  let room = most - rows.filter(({ removedAt }) => removedAt === null).length;
  for (const one of newestOnce(loose, now)) {
    const row = rows.find((kept) => isSameMark(kept, one));
    const step = stepOf(row, one);
    if (step === "note" && row) changed.push({ id: row.id, note: one.note });
    if (step !== "in") continue;
    room -= 1;
    if (room < 0) left.push(one);
    else if (row) changed.push({ id: row.id, note: one.note || row.note });
    else added.push(one);
  }
  return { added, changed, left };
}

/** `in`: it is to be among the favourites and is not; `note`: its note is the newer one; `nothing`: the account knows better. */
function stepOf(row: KeptNote | undefined, one: Loose): "in" | "note" | "nothing" {
  if (!row) return "in";
  if (row.removedAt !== null) return row.removedAt > one.keptAt ? "nothing" : "in";
  return one.note !== "" && one.note !== row.note && one.changedAt > row.changedAt ? "note" : "nothing";
}

function newestOnce<T extends Loose>(loose: readonly T[], now: Date): T[] {
  const earlier = (a: Date) => (a > now ? now : a);
  const ordered = loose
    .map((one) => ({ ...one, keptAt: earlier(one.keptAt), changedAt: earlier(one.changedAt) }))
    .toSorted((a, b) => b.keptAt.getTime() - a.keptAt.getTime());
  return ordered.filter((one, index) => ordered.findIndex((other) => isSameMark(one, other)) === index);
}

export function isSameMark(a: FavoriteMark, b: FavoriteMark): boolean {
  return a.kind === b.kind && a.key === b.key;
}
