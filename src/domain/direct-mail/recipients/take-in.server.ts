import { MOST_RECIPIENTS } from "#domain/direct-mail/core/limits.ts";
import { type AccessRefusal, actorOf, changeMailings, mailingStaff } from "#domain/direct-mail/mailings/access.server.ts";
import type { NotNow } from "#domain/direct-mail/mailings/mailings.server.ts";
import { inYieldingSteps } from "#domain/direct-mail/steps/in-yielding-steps.server.ts";
import type { MailingKeys, OpenMailingKeys } from "#domain/direct-mail/stops/mailing-keys.server.ts";
import { wholeAddress } from "#domain/direct-mail/stops/stop-key.ts";
import { hexOf, withoutStopped } from "#domain/direct-mail/stops/stops.server.ts";
import { auditMailing, findMailing, holdMailing, touchMailing } from "#domain/direct-mail/stores/mailing-store.server.ts";
import { addRecipients, knownAmong, type NewRecipient, nextPlace } from "#domain/direct-mail/stores/recipient-store.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { type FileRefusal, FileRefused } from "#platform/tables/file-refused.ts";
import { type PlaceDeps, type PlacedRow, placeRows } from "./place-rows.server.ts";
import { type ReadFile, readRecipientsFile } from "./read-recipients-file.server.ts";
import type { FaultyRow } from "./recipients-file.ts";
import { type RepeatedRow, repeatedRows } from "./repeated-rows.ts";

type TakeDeps = PlaceDeps & { readonly randomBytes: RandomBytes; readonly mailingKeys: OpenMailingKeys };

/** `isDry`: nothing is kept. `withLowGrade`: addresses in towns whose estimate has the grade D are taken in too. */
type Given = { readonly id: string; readonly bytes: Uint8Array; readonly isDry: boolean; readonly withLowGrade?: boolean };

/** `found` completes the sentence 「…でした」. */
type FileFault = { readonly file: FileRefusal; readonly found: string };
export type TakeRefusal = AccessRefusal | "unknown" | "preparing" | NotNow | FileFault;

/** What a list brings. Counts are of rows, those of `added` of addresses. */
export type TakenIn = {
  readonly isDry: boolean;
  /** Rows of the file, empty ones left out. */
  readonly read: number;
  readonly added: number;
  /** Rows whose address stands in the file, or in the mailing, already. */
  readonly duplicates: number;
  /** Addresses that the register of stops has. They are not kept. */
  readonly stopped: number;
  /** Rows in towns whose estimate has the grade D: faults, unless they were wanted. */
  readonly lowGrade: number;
  readonly faults: readonly FaultyRow[];
  /** The rows that `duplicates` counts. */
  readonly repeats: readonly RepeatedRow[];
  /** Names of columns that were not read. */
  readonly unread: readonly string[];
};

/**
 * Takes a list of addresses into a mailing, or says what that would do. An address counts once in whatever writing; those that want no letters are counted and not
 * kept. All of what can be taken in is, or nothing.
 */
export async function takeRecipientsIn(deps: TakeDeps, member: Pick<Member, "sub">, given: Given): Promise<Result<TakenIn, TakeRefusal>> {
  const here = await mailingStaff(deps.db, member);
  if (!here.ok) return here;
  const mailing = await findMailing(deps.db, { id: given.id, companyId: here.value.company.id });
  if (mailing === null) return refused("unknown");
  if (mailing.state === "closed") return refused({ state: mailing.state });
  const file = await readFile(given.bytes);
  if (!file.ok) return file;
  const placed = await placeRows(deps, { kind: mailing.kind, withLowGrade: given.withLowGrade ?? false }, file.value.rows);
  if (placed === "preparing") return refused(placed);
  const keys = await deps.mailingKeys();
  const hashed = await inYieldingSteps(placed.rows, (row) => ({ ...row, addressHash: keys.addressHash(wholeAddress(row)) }));
  const faults = [...file.value.faults, ...placed.faults];
  return changeMailings<TakenIn, TakeRefusal>(deps.db, member, async (tx, { company, staff }) => {
    const now = await holdMailing(tx, { id: given.id, companyId: company.id });
    if (now === null) return refused("unknown");
    if (now.state === "closed") return refused({ state: now.state });
    const sorted = await sortOut({ ...deps, db: tx }, { mailingId: now.id, companyId: company.id }, hashed);
    const told = tellOf(sorted, { faults, isDry: given.isDry, lowGrade: placed.lowGrade, unread: file.value.unread });
    if (given.isDry || sorted.fresh.length === 0) return ok(told);
    await keep(tx, deps, { mailingId: now.id, companyId: company.id, keys, ...sorted });
    const at = deps.clock.now();
    await touchMailing(tx, now.id, at);
    const reason = `${sorted.fresh.length} addresses`;
    await auditMailing(tx, { id: now.id, from: now.state, to: now.state, actor: actorOf({ staff, company }), at, reason });
    return ok(told);
  });
}

async function readFile(bytes: Uint8Array): Promise<Result<ReadFile, FileFault>> {
  try {
    return ok(await readRecipientsFile(bytes));
  } catch (error) {
    if (error instanceof FileRefused) return refused({ file: error.reason, found: error.message });
    throw error;
  }
}

type HashedRow = PlacedRow & { readonly addressHash: Buffer };
type Of = { readonly mailingId: string; readonly companyId: string };
type Sorted = {
  readonly fresh: readonly HashedRow[];
  readonly first: number;
  readonly repeats: readonly RepeatedRow[];
  readonly stopped: number;
  /** Beyond what a mailing holds. */
  readonly beyond: readonly FaultyRow[];
};

type SortDeps = { readonly db: Tx; readonly mailingKeys: OpenMailingKeys };

async function sortOut({ db: tx, mailingKeys }: SortDeps, { mailingId, companyId }: Of, rows: readonly HashedRow[]): Promise<Sorted> {
  const unique = [...Map.groupBy(rows, ({ addressHash }) => hexOf(addressHash)).values()].flatMap(([first]) => first ?? []);
  const known = await knownAmong(tx, { mailingId, hashes: unique.map(({ addressHash }) => addressHash) });
  const unknown = unique.filter(({ addressHash }) => !known.has(hexOf(addressHash)));
  const { free, stopped } = await withoutStopped({ db: tx, mailingKeys }, { companyId, addresses: unknown });
  const { next, count } = await nextPlace(tx, mailingId);
  const room = Math.max(0, MOST_RECIPIENTS - count);
  return {
    ...{ fresh: free.slice(0, room), first: next, stopped: stopped.length },
    repeats: repeatedRows(
      rows.map(({ line, addressHash }) => ({ line, key: hexOf(addressHash) })),
      known,
    ),
    beyond: free.slice(room).map(({ line }) => ({ line, reason: "full" })),
  };
}

type Telling = Pick<TakenIn, "isDry" | "lowGrade" | "unread"> & { readonly faults: readonly FaultyRow[] };

function tellOf({ fresh, repeats, stopped, beyond }: Sorted, { faults, ...telling }: Telling): TakenIn {
  const all = [...faults, ...beyond].toSorted((a, b) => a.line - b.line);
  const [added, duplicates] = [fresh.length, repeats.length];
  return { ...telling, read: added + duplicates + stopped + all.length, added, duplicates, stopped, faults: all, repeats };
}

type ToKeep = Of & Sorted & { readonly keys: MailingKeys };

async function keep(tx: Tx, { randomBytes }: TakeDeps, { keys, fresh, first, ...of }: ToKeep): Promise<void> {
  const recipients = await inYieldingSteps(fresh, (row, i): NewRecipient => {
    const id = opaqueId(randomBytes);
    return { ...row, id, place: first + i, tokenHash: keys.tokenHash(keys.tokenOf(id)) };
  });
  await addRecipients(tx, of, recipients);
}
