import type { Insertable, Selectable } from "kysely";
import type { UserInfo } from "#domain/members/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { nextMoment, type Seen } from "./seen.ts";
import type { UserInfoFields } from "./user-info.ts";

type UserInfoTable = {
  sub: string;
  family_name: string | null;
  given_name: string | null;
  family_kana: string | null;
  given_kana: string | null;
  postal_code: string | null;
  pref_code: string | null;
  city_code: string | null;
  town: string | null;
  street: string | null;
  building: string | null;
  updated_at: Date;
};

function tables(db: Db | Tx) {
  return db.$extendTables<{ members_user_info: UserInfoTable }>();
}

export async function findUserInfo(db: Db | Tx, sub: string): Promise<UserInfo | null> {
  const row = await tables(db).selectFrom("members_user_info").selectAll().where("sub", "=", sub).executeTakeFirst();
  return row ? userInfoOf(row) : null;
}

/** Replaces the whole, if nobody saved since it was seen; null when somebody did. */
export async function replaceUserInfo(db: Db | Tx, sub: string, fields: UserInfoFields, { seen, now }: Seen): Promise<UserInfo | null> {
  const values = { ...rowOf(fields), updated_at: nextMoment(seen, now) };
  const saved =
    seen === null
      ? tables(db)
          .insertInto("members_user_info")
          .values({ sub, ...values })
          .onConflict((conflict) => conflict.doNothing())
      : tables(db).updateTable("members_user_info").set(values).where("sub", "=", sub).where("updated_at", "=", seen);
  const row = await saved.returningAll().executeTakeFirst();
  return row ? userInfoOf(row) : null;
}

export async function deleteUserInfo(tx: Tx, sub: string): Promise<void> {
  await tables(tx).deleteFrom("members_user_info").where("sub", "=", sub).execute();
}

function rowOf(fields: UserInfoFields): Omit<Insertable<UserInfoTable>, "sub" | "updated_at"> {
  return {
    family_name: fields.familyName,
    given_name: fields.givenName,
    family_kana: fields.familyKana,
    given_kana: fields.givenKana,
    postal_code: fields.postalCode,
    pref_code: fields.prefCode,
    city_code: fields.cityCode,
    town: fields.town,
    street: fields.street,
    building: fields.building,
  };
}

function userInfoOf(row: Selectable<UserInfoTable>): UserInfo {
  return {
    familyName: row.family_name,
    givenName: row.given_name,
    familyKana: row.family_kana,
    givenKana: row.given_kana,
    postalCode: row.postal_code,
    prefCode: row.pref_code,
    cityCode: row.city_code,
    town: row.town,
    street: row.street,
    building: row.building,
    updatedAt: row.updated_at,
  };
}
