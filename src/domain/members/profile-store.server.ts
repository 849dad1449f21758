import { type ColumnType, type Selectable, sql, type Updateable } from "kysely";
import type { Icon, Profile } from "#domain/members/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { ProfileChanges, ProfileFields } from "./profile.ts";
import { nextMoment, type Seen } from "./seen.ts";

type ProfileTable = {
  sub: string;
  age_band: Profile["ageBand"];
  gender: Profile["gender"];
  icon: ColumnType<Icon | null, string | null, string | null>;
  income_band: Profile["incomeBand"];
  profession: Profile["profession"];
  updated_at: Date;
};

function tables(db: Db | Tx) {
  return db.$extendTables<{ members_profile: ProfileTable }>();
}

export type KeptProfile = ProfileFields & { readonly updatedAt: Date };

export async function findProfile(db: Db | Tx, sub: string): Promise<KeptProfile | null> {
  const row = await tables(db).selectFrom("members_profile").selectAll().where("sub", "=", sub).executeTakeFirst();
  return row ? profileOf(row) : null;
}

/** Keeps the changes, if nobody saved since the profile was seen; null when somebody did. */
export async function changeProfile(db: Db | Tx, sub: string, changes: ProfileChanges, { seen, now }: Seen): Promise<KeptProfile | null> {
  const values = { ...columnsOf(changes), updated_at: nextMoment(seen, now) };
  const saved =
    seen === null
      ? tables(db)
          .insertInto("members_profile")
          .values({ sub, ...values })
          .onConflict((conflict) => conflict.doNothing())
      : tables(db).updateTable("members_profile").set(values).where("sub", "=", sub).where("updated_at", "=", seen);
  const row = await saved.returningAll().executeTakeFirst();
  return row ? profileOf(row) : null;
}

/** Clears the answers that were asked for a purpose; whoever has the profile open sees a conflict when saving. */
export async function clearAnswers(tx: Tx, sub: string, now: Date): Promise<void> {
  await tables(tx)
    .updateTable("members_profile")
    .set({
      ...{ age_band: null, gender: null, income_band: null, profession: null },
      updated_at: sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`,
    })
    .where("sub", "=", sub)
    .execute();
}

export async function deleteProfile(tx: Tx, sub: string): Promise<void> {
  await tables(tx).deleteFrom("members_profile").where("sub", "=", sub).execute();
}

function columnsOf({
  ageBand,
  gender,
  icon,
  incomeBand,
  profession,
}: ProfileChanges): Omit<Updateable<ProfileTable>, "sub" | "updated_at"> {
  return {
    ...(ageBand !== undefined && { age_band: ageBand }),
    ...(gender !== undefined && { gender }),
    ...(icon !== undefined && { icon: icon && JSON.stringify(icon) }),
    ...(incomeBand !== undefined && { income_band: incomeBand }),
    ...(profession !== undefined && { profession }),
  };
}

function profileOf(row: Selectable<ProfileTable>): KeptProfile {
  return {
    ageBand: row.age_band,
    gender: row.gender,
    icon: row.icon,
    incomeBand: row.income_band,
    profession: row.profession,
    updatedAt: row.updated_at,
  };
}
