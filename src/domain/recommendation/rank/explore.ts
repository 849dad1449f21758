import type { Weights } from "#domain/recommendation/weights/types.ts";
import type { Random } from "#kernel/random.ts";

type Order = { readonly random: Random | null; readonly want: number; readonly exploration: Weights["exploration"] };
type Drawn<T> = { readonly home: T; readonly propensity: number; readonly isExplored: boolean };

/**
 * The first homes of an order, some of the lower places drawn from those that would come next: with the chance `share` any of them alike, else the best that is left.
 * Each home carries the chance it had to stand there, given those above it.
 */
export function drawn<T>(ranked: readonly T[], { random, want, exploration }: Order): Drawn<T>[] {
  const { from, share, pool } = exploration;
  const left = ranked.slice(0, want + pool);
  const slate: Drawn<T>[] = [];
  while (slate.length < want && left.length > 0) {
    // Only homes that would not come up anyway are worth a place: those beyond what is wanted.
    const others = slate.length + 1 < from ? 0 : Math.max(0, left.length - (want - slate.length));
    const { at, ...drawing } = random === null || others === 0 ? BEST : place(left.length, { others, share, random });
    slate.push(...left.splice(at, 1).map((home) => ({ home, ...drawing })));
  }
  return slate;
}

const BEST = { at: 0, propensity: 1, isExplored: false };

function place(left: number, { others, share, random }: { others: number; share: number; random: Random }) {
  if (random() >= share) return { ...BEST, propensity: 1 - share };
  const at = left - others + Math.min(others - 1, Math.floor(random() * others));
  return { at, propensity: share / others, isExplored: true };
}
