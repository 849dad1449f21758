import type { Member } from "#domain/members/core/types.ts";
import { queueMail, wakeMailQueue } from "#domain/notifications/index.server.ts";
import { opaqueId } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db } from "#platform/db.server.ts";
import { actorOf } from "./acting.server.ts";
import type { CompanyDeps } from "./apply.server.ts";
import { auditStep } from "./audit-store.server.ts";
import { type AccessRefusal, authorise, changeAsStaff } from "./authorise.server.ts";
import { KEY_MADE } from "./company-mails.ts";
import { hashOfKey, KEY_MARK } from "./find-company-by-key.server.ts";
import { addKey, endKey, keysOf } from "./key-store.server.ts";
import { staffOf } from "./staff-store.server.ts";
import type { CompanyKey } from "./types.ts";

type Deps = Pick<CompanyDeps, "db" | "clock" | "jobs" | "randomBytes">;

const KEY_BYTES = 32;
/** Of the key itself, behind its mark: enough to tell a company's keys apart, and nothing to guess the rest from. */
const SHOWN_LETTERS = 6;
/** In use at one time. */
const MOST_KEYS = 10;

/** The keys of the member's company, those taken back among them. */
export async function companyKeys(db: Db, member: Member): Promise<Result<readonly CompanyKey[], AccessRefusal>> {
  const here = await authorise(db, member, "manage-keys");
  return here.ok ? ok(await keysOf(db, here.value.company.id)) : here;
}

export type MadeKey = { /** Shown once; nobody can read it again. */ readonly key: string; readonly keys: readonly CompanyKey[] };

/** Makes a key for feeds and tells every owner by mail. */
export async function makeKey(
  { db, clock, jobs, randomBytes }: Deps,
  member: Member,
  { label }: { readonly label: string },
): Promise<Result<MadeKey, AccessRefusal | "too-many">> {
  const key = `${KEY_MARK}${Buffer.from(randomBytes(KEY_BYTES)).toString("base64url")}`;
  const prefix = key.slice(0, KEY_MARK.length + SHOWN_LETTERS);
  const at = clock.now();
  const made = await changeAsStaff<MadeKey, "too-many">(db, { member, asked: "manage-keys" }, async (tx, { staff, company }) => {
    const inUse = (await keysOf(tx, company.id)).filter(({ revokedAt }) => revokedAt === null);
    if (inUse.length >= MOST_KEYS) return refused("too-many");
    const id = opaqueId(randomBytes);
    await addKey(tx, { id, companyId: company.id, label, prefix, hash: hashOfKey(key), madeBy: staff.id, madeAt: at });
    await auditStep(tx, { entity: "company_key", id, from: null, to: "made", actor: actorOf({ staff }), at });
    for (const { role, email } of await staffOf(tx, company.id)) {
      const facts = { companyName: company.name, label, prefix, madeBy: staff.name };
      if (role === "owner") await queueMail(tx, KEY_MADE, { to: email, at, facts });
    }
    return ok({ key, keys: await keysOf(tx, company.id) });
  });
  if (made.ok) await wakeMailQueue(jobs);
  return made;
}

/** From now on it opens nothing. Answers all keys. */
export function revokeKey(
  { db, clock }: Deps,
  member: Member,
  { id }: { readonly id: string },
): Promise<Result<readonly CompanyKey[], AccessRefusal | "unknown">> {
  return changeAsStaff<readonly CompanyKey[], AccessRefusal | "unknown">(
    db,
    { member, asked: "manage-keys" },
    async (tx, { staff, company }) => {
      const at = clock.now();
      if (!(await endKey(tx, { id, companyId: company.id, at }))) return refused("unknown");
      await auditStep(tx, { entity: "company_key", id, from: "made", to: "revoked", actor: actorOf({ staff }), at });
      return ok(await keysOf(tx, company.id));
    },
  );
}
