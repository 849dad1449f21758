import { checksOf } from "#domain/assets/checks/check-store.server.ts";
import { homesOf } from "#domain/assets/homes/home-store.server.ts";
import { pointsOf } from "#domain/assets/result/point-store.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/** Everything kept of a member's homes as plain JSON: facts, states, values and checks, deleted ones too. Documents are named by nothing: they go once they are looked at. */
export async function exportAssets(db: Db | Tx, { sub }: Pick<Member, "sub">) {
  const [homes, checks] = await Promise.all([homesOf(db, sub), checksOf(db, sub)]);
  const series = await Promise.all(homes.map(({ id }) => pointsOf(db, id)));
  return {
    homes: homes.map(({ sub: _, createdAt, updatedAt, deletedAt, ...home }, i) => ({
      ...home,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      deletedAt: deletedAt?.toISOString() ?? null,
      values: (series[i] ?? []).map(({ month, q10, q50, q90, grade, modelVersion, source }) => ({
        ...{ month, valueYen: q50, lowYen: q10, highYen: q90, grade, modelVersion, source },
      })),
      checks: checks
        .filter(({ homeId }) => homeId === home.id)
        .map(({ handedInAt, decidedAt, state, reason, note }) => ({
          ...{ state, reason, note, handedInAt: handedInAt.toISOString(), decidedAt: decidedAt?.toISOString() ?? null },
        })),
    })),
  };
}
