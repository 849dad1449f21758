import { createHash } from "node:crypto";
import type { Member } from "#domain/members/core/types.ts";
import { queueMail, wakeMailQueue } from "#domain/notifications/index.server.ts";
import type { TenantDeps } from "#domain/tenants/applications/apply.server.ts";
import { CUSTOMER_ADDED } from "#domain/tenants/core/tenant-mails.ts";
import { auditStep } from "#domain/tenants/register/audit-store.server.ts";
import { minutes } from "#kernel/duration.ts";
import { opaqueId } from "#kernel/ids.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";
import { type FileRefusal, FileRefused } from "#platform/tables/file-refused.ts";
import { asSite } from "#platform/tenant-scope.server.ts";
import { askingOf, BETWEEN_MAILS, noteAsked } from "./asking-store.server.ts";
import { takeIn } from "./console-store.server.ts";
import type { FaultyRow, NewCustomer } from "./files/customers-file.ts";
import { type ReadFile, readCustomersFile } from "./files/read-customers-file.server.ts";
import { addImport, sameImport } from "./import-store.server.ts";
import { asTenantStaff, type ConsoleRefusal, type TenantHere, tenantHere } from "./staff-of-tenant.server.ts";
import { addedMailKey, barredAmong } from "./suppressed.server.ts";
import type { CustomerImport } from "./types.ts";

/** Shown and kept of rows that were not taken in. */
const MOST_FAULTS = 500;
const MOST_NAMES = 5;

type Given = { readonly bytes: Uint8Array; readonly fileName: string /** Nothing is kept, and nothing sent. */; readonly isDry: boolean };

/** `found` completes the sentence 「…でした」. */
type FileFault = { readonly file: FileRefusal; readonly found: string };

export type ImportRefusal = ConsoleRefusal | "not-live" | FileFault;

export type Imported = {
  /** Null: nothing was kept. */
  readonly made: CustomerImport | null;
  /** The same file was taken in before: this is how it ended, and nothing was done again. */
  readonly isRepeated: boolean;
  readonly added: number;
  readonly refused: number;
  readonly faults: readonly FaultyRow[];
  /** The first of who is taken in, by which people see that the columns are right. */
  readonly names: readonly string[];
  /** How long it takes until the last mail has left. */
  readonly mailMinutes: number;
};

/**
 * Takes in customers by a file, or says what that would do. Who has no proof of having agreed is not taken in; of the others everybody gets one mail that asks
 * them, and nothing more before they answered. The same content again is the first import.
 */
export async function importCustomers(
  deps: TenantDeps,
  member: Pick<Member, "sub">,
  given: Given,
): Promise<Result<Imported, ImportRefusal>> {
  const who = { member, asked: "change-customers" } as const;
  const here = await tenantHere(deps.db, who);
  if (!here.ok) return here;
  if (here.value.tenant.state !== "live") return refused("not-live");
  const read = await readFile(given.bytes, isoDateInJapan(deps.clock.now()));
  if (!read.ok) return read;
  const imported = await asTenantStaff<Imported, never>(deps.db, who, async (tx, now) =>
    ok(await takeFileIn(tx, deps, { ...given, ...now, read: read.value })),
  );
  if (imported.ok && !given.isDry) await wakeMailQueue(deps.jobs);
  return imported;
}

async function readFile(bytes: Uint8Array, today: string): Promise<Result<ReadFile, FileFault>> {
  try {
    return ok(await readCustomersFile(bytes, today));
  } catch (error) {
    if (error instanceof FileRefused) return refused({ file: error.reason, found: error.message });
    throw error;
  }
}

type ToTakeIn = Given & TenantHere & { readonly read: ReadFile };

async function takeFileIn(tx: Tx, deps: TenantDeps, given: ToTakeIn): Promise<Imported> {
  const { tenant, isDry, read } = given;
  const contentHash = createHash("sha256").update(given.bytes).digest();
  // Who hands the same in at the same time waits, and finds it done.
  if (!isDry) await asSite(tx, (site) => takeLock(site, `import of customers ${tenant.key}`));
  const before = await sameImport(tx, contentHash);
  if (before)
    return {
      made: before,
      isRepeated: true,
      added: before.added,
      refused: before.refused,
      faults: before.faults,
      names: [],
      mailMinutes: 0,
    };
  const barred = await barredAmong(
    tx,
    tenant.key,
    read.rows.map(({ email }) => email),
  );
  const at = deps.clock.now();
  const asking = await askingOf(tx, tenant.key, at);
  const free = read.rows.filter(({ email }) => !barred.has(email));
  const fresh = free.slice(0, asking.left).map((row) => ({ ...row, id: opaqueId(deps.randomBytes) }));
  const full = free.slice(asking.left).map(({ line }) => ({ line, reason: "day-full" as const }));
  const late = read.rows.flatMap(({ line, email }) => {
    const reason = barred.get(email);
    return reason ? [{ line, reason }] : [];
  });
  const faulty = [...read.faults, ...late, ...full].sort((a, b) => a.line - b.line);
  const faults = faulty.slice(0, MOST_FAULTS);
  const names = fresh.slice(0, MOST_NAMES).map(({ name }) => name);
  const counted = { refused: faulty.length, faults, names };
  if (isDry || fresh.length === 0)
    return {
      made: null,
      isRepeated: false,
      added: fresh.length,
      ...counted,
      mailMinutes: minutesFor(asking.from, { at, mails: fresh.length }),
    };
  const made = await keep(tx, deps, { ...given, fresh, contentHash, faults, refusedRows: faulty.length, from: asking.from });
  const mailMinutes = minutesFor(asking.from, { at, mails: made.added });
  return { made, isRepeated: false, added: made.added, ...counted, mailMinutes };
}

function minutesFor(from: Date, { at, mails }: { readonly at: Date; readonly mails: number }): number {
  return mails === 0 ? 0 : Math.ceil((from.getTime() - at.getTime() + mails * BETWEEN_MAILS) / minutes(1));
}

type ToKeep = ToTakeIn & {
  readonly fresh: readonly (NewCustomer & { readonly id: string })[];
  readonly contentHash: Uint8Array;
  readonly faults: readonly FaultyRow[];
  readonly refusedRows: number;
  /** When its first mail may leave. */
  readonly from: Date;
};

async function keep(
  tx: Tx,
  { clock, randomBytes }: TenantDeps,
  { tenant, staff, actor, fileName, fresh, ...of }: ToKeep,
): Promise<CustomerImport> {
  const [id, at] = [opaqueId(randomBytes), clock.now()];
  const rows = fresh.map(({ proof, ...customer }) => ({ ...customer, ...proof }));
  const added = await takeIn(tx, rows, { tenant: tenant.key, origin: "file", importId: id, at });
  const made = { id, fileName, added: added.size, refused: of.refusedRows, faults: of.faults, madeAt: at };
  await addImport(tx, { ...made, tenant: tenant.key, contentHash: of.contentHash, staffId: staff.id });
  await noteAsked(tx, { tenant: tenant.key, asked: added.size, paced: added.size, at });
  await asSite(tx, async (site) => {
    const reason = `${added.size} customers`;
    await auditStep(site, { entity: "tenant_import", id: `${tenant.key}/${id}`, from: null, to: "applied", actor, reason, at });
    let sent = 0;
    for (const { id: customer, name, email, proof } of fresh) {
      if (!added.has(customer)) continue;
      const due = new Date(of.from.getTime() + sent * BETWEEN_MAILS);
      const facts = { tenant: tenant.key, customer, name, proof };
      await queueMail(site, CUSTOMER_ADDED, { to: email, at, due, facts, key: addedMailKey(tenant.key, { email, at }) });
      sent += 1;
    }
  });
  return { ...made, state: "applied", undoneAt: null };
}
