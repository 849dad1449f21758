import { createHash } from "node:crypto";
import type { Db } from "#platform/db.server.ts";
import { companyOfKey, noteKeyUse } from "./key-store.server.ts";
import type { KeyedCompany } from "./types.ts";

/** Every key begins so, for whoever finds one where it should not be. */
export const KEY_MARK = "mk_";

/** The live company whose key this is, and notes to the minute that it was used. Null: nobody's, taken back, or of a company that is not live. */
export async function findCompanyByKey(db: Db, key: string, now: Date): Promise<KeyedCompany | null> {
  if (!key.startsWith(KEY_MARK)) return null;
  const company = await companyOfKey(db, hashOfKey(key));
  if (company) await noteKeyUse(db, company.keyId, now);
  return company;
}

/** 256 random bits need no slow hash. */
export function hashOfKey(key: string): Uint8Array {
  return createHash("sha256").update(key).digest();
}
