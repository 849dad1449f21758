import { type AliasAttribute, changeAccount, findAccountByName, findAliasOwner } from "#domain/identity/core/account-store.server.ts";
import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller, Pool } from "#domain/identity/core/types.ts";
import { nameKey } from "#domain/identity/core/user-names.ts";
import { recordAct } from "#domain/identity/operators/operator.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { isAlias } from "./account-addresses.ts";
import { insertInvited, invitedAccount } from "./invited-account.server.ts";
import { signUpName } from "./sign-up-name.ts";
import { givenValue, type ListedUser, nameIn, readUser, type UserFault, type UserFaultName } from "./user-csv.ts";

type UserLine = { readonly line: number; readonly cells: readonly string[] };
export type LeftOut = UserFault & { readonly line: number; readonly name: string };

export type UserImport = {
  readonly pool: Pool;
  readonly columns: readonly string[];
  readonly lines: AsyncIterable<UserLine>;
  /** Everything is looked at and nothing is written. */
  readonly isDryRun: boolean;
  readonly onLeftOut: (row: LeftOut) => Promise<void>;
};

/** `known`: those whose name is there already, as after an import that was cut off. `rejected`: all others that make no account. */
export type ImportSum = { readonly added: number; readonly known: number; readonly rejected: number };

const ROWS_PER_BATCH = 200;
/** Somebody who signs up at the same moment undoes a batch; it then begins anew and sees them. */
const MOST_ATTEMPTS = 5;

type Needs = Pick<IdentityService, "db" | "clock">;
type Read = { readonly line: number; readonly user: ListedUser };

/**
 * Makes accounts of rows, in batches that are whole or not at all. Each has to set a password with a code before the first sign-in. Can be
 * run again: accounts that are there stay as they are.
 */
export async function importUsers(service: Needs, request: UserImport, caller: Caller): Promise<ImportSum> {
  const sum = { added: 0, known: 0, rejected: 0 };
  const seen = new Set<string>();
  const leaveOut = async (row: LeftOut) => {
    sum[row.why === "known" ? "known" : "rejected"] += 1;
    await request.onLeftOut(row);
  };
  for await (const batch of inBatches(request.lines)) {
    const users: Read[] = [];
    for (const row of batch) {
      const read = readLine(request, row, seen);
      if ("why" in read) await leaveOut(read);
      else users.push(read);
    }
    const taken = await writeBatch(service, request, users, caller);
    for (const row of taken) await leaveOut(row);
    sum.added += users.length - taken.length;
  }
  return sum;
}

function readLine({ pool, columns }: UserImport, { line, cells }: UserLine, seen: Set<string>): Read | LeftOut {
  const name = nameIn(columns, cells);
  const read = readUser(pool, columns, cells);
  if (!read.ok) return { line, name, ...read.reason };
  const keys = keysOf(pool, read.value);
  if (keys.some((key) => seen.has(key))) return { line, name, why: "twice", found: "" };
  for (const key of keys) seen.add(key);
  return { line, user: read.value };
}

async function writeBatch(service: Needs, request: UserImport, users: readonly Read[], caller: Caller): Promise<LeftOut[]> {
  if (request.isDryRun) return leftOutOf(users, (user) => occupied(service.db, request.pool, user));
  for (let attempt = 1; ; attempt += 1)
    try {
      return await inTransaction(service.db, (tx) =>
        leftOutOf(users, async (user) => {
          const why = await occupied(tx, request.pool, user);
          if (why === null) await insertUser(tx, { pool: request.pool, user, now: service.clock.now() }, caller);
          return why;
        }),
      );
    } catch (error) {
      if (!(error instanceof IdentityRefusal) || attempt === MOST_ATTEMPTS) throw error;
    }
}

async function leftOutOf(users: readonly Read[], tryOne: (user: ListedUser) => Promise<UserFaultName | null>): Promise<LeftOut[]> {
  const rows: LeftOut[] = [];
  for (const { line, user } of users) {
    const why = await tryOne(user);
    if (why !== null) rows.push({ line, name: user.name, why, found: "" });
  }
  return rows;
}

type Insertion = { readonly pool: Pool; readonly user: ListedUser; readonly now: Date };

async function insertUser(tx: Tx, { pool, user: { name, given, smsMfa }, now }: Insertion, caller: Caller): Promise<void> {
  const account = invitedAccount(pool, { name, given, status: "RESET_REQUIRED", now });
  await insertInvited(tx, pool, account, { movesAliases: false });
  if (smsMfa) await changeAccount(tx, account.sub, { smsMfa }, now);
  await recordAct(tx, { account, at: now, event: "account-imported" }, caller);
}

async function occupied(db: Db | Tx, pool: Pool, user: ListedUser): Promise<"known" | "address-taken" | null> {
  if (await findAccountByName(db, pool, user.name)) return "known";
  for (const { attribute, value } of aliasesOf(pool, user)) if (await findAliasOwner(db, pool.id, attribute, value)) return "address-taken";
  return null;
}

type Alias = { readonly attribute: AliasAttribute; readonly value: string };

/** What a user would sign in by beside the name. */
function aliasesOf(pool: Pool, user: ListedUser): Alias[] {
  const own = signUpName(pool, user.name);
  return (["email", "phone_number", "preferred_username"] as const).flatMap((attribute) => {
    const value = givenValue(user, attribute);
    const isProved = attribute === "preferred_username" || givenValue(user, `${attribute}_verified`) === "true";
    return value !== undefined && attribute !== own && isProved && isAlias(pool, attribute) ? [{ attribute, value }] : [];
  });
}

function keysOf(pool: Pool, user: ListedUser): string[] {
  const own = signUpName(pool, user.name);
  const name = own === null ? `username ${nameKey(pool, user.name)}` : `${own} ${user.name.toLowerCase()}`;
  return [name, ...aliasesOf(pool, user).map(({ attribute, value }) => `${attribute} ${value.toLowerCase()}`)];
}

async function* inBatches<T>(rows: AsyncIterable<T>): AsyncGenerator<readonly T[]> {
  let batch: T[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < ROWS_PER_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
