import { type ColumnType, sql } from "kysely";
import type { Sub } from "#domain/identity/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { AttributeChanges } from "./attributes.ts";

type AttributesOfAccount = { sub: string; attributes: ColumnType<Record<string, string>, never, Record<string, string>>; updated_at: Date };

/** Writes and removes single attributes of an account. Two calls at once do not undo each other, as writing all of them would. */
export async function changeAttributes(db: Db | Tx, sub: Sub, { set, remove }: AttributeChanges, now: Date): Promise<void> {
  await db
    .$extendTables<{ identity_account: AttributesOfAccount }>()
    .updateTable("identity_account")
    .set({
      attributes: sql<Record<string, string>>`(attributes - ${[...remove]}::text[]) || ${JSON.stringify(set)}::jsonb`,
      updated_at: now,
    })
    .where("sub", "=", sub)
    .execute();
}
