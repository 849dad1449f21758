import { findCompany } from "#domain/companies/index.server.ts";
import type { Company } from "#domain/companies/types.ts";
import type { Mailing } from "#domain/direct-mail/core/types.ts";
import type { LetterPrints } from "#domain/direct-mail/letter/letter-thread.server.ts";
import type { OpenMailingKeys } from "#domain/direct-mail/stops/mailing-keys.server.ts";
import { withoutStopped } from "#domain/direct-mail/stops/stops.server.ts";
import { auditMailing, findAnyMailing } from "#domain/direct-mail/stores/mailing-store.server.ts";
import { addObject } from "#domain/direct-mail/stores/object-store.server.ts";
import { freeRun, leaveOut, putPrinted, type Recipient, recipientsOfFile } from "#domain/direct-mail/stores/recipient-store.server.ts";
import {
  endRun,
  type HeldRun,
  holdAnyRun,
  holdUpRun,
  leaseRun,
  nextFile,
  nextRun,
  pauseRun,
  putDrawn,
  putRunProgress,
} from "#domain/direct-mail/stores/run-store.server.ts";
import { type Milliseconds, minutes, seconds } from "#kernel/duration.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Tx } from "#platform/db.server.ts";
import { failedRequest } from "#platform/failed-request.ts";
import type { Log } from "#platform/log.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { type LetterDeps, lettersOf } from "./letters-of.server.ts";

export type PrintDeps = LetterDeps & {
  readonly log: Pick<Log, "warn" | "error">;
  readonly storage: Pick<Storage, "write">;
  readonly letterPrints: Pick<LetterPrints, "pdf">;
  readonly randomBytes: RandomBytes;
};

/** Longer than a file takes; a process that was killed holds up its run for so long. */
const LEASED_FOR: Milliseconds = minutes(3);
/** Before what failed is tried again. */
const PAUSE: Milliseconds = seconds(20);
/** A file that was begun so often in vain, or took its process with it, ends its run. */
const MOST_TRIES = 5;

/** Draws the files of all runs, the oldest run first, until none is left. What was killed goes on at the file that it had not kept. */
export async function workOnRuns(deps: PrintDeps, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true) {
    const taken = await takeFile(deps);
    if (taken === null) return;
    if (taken !== "ended") await drawFile(deps, taken);
  }
}

type Taken = {
  readonly run: HeldRun;
  readonly number: number;
  readonly mailing: Mailing;
  readonly company: Company;
  readonly recipients: readonly Recipient[];
};

/** Sets a file aside for this process. Whoever of it is in the register by now is left out. */
function takeFile({ db, clock, mailingKeys }: PrintDeps): Promise<Taken | "ended" | null> {
  return inShortTransaction<Taken | "ended" | null>(db, async (tx) => {
    const now = clock.now();
    const run = await nextRun(tx, now);
    if (run === null) return null;
    const [company, mailing] = [await findCompany(tx, run.companyId), await findAnyMailing(tx, run.mailingId)];
    if (run.tries >= MOST_TRIES || company?.state !== "live" || mailing?.state !== "ready") return giveUp(tx, run, now);
    const number = await nextFile(tx, run.id);
    if (number === null) return finish(tx, run, now);
    await leaseRun(tx, { id: run.id, until: new Date(now.getTime() + LEASED_FOR) });
    const recipients = await withoutThoseWhoStopped({ db: tx, mailingKeys }, run, number);
    return { run, number, mailing, company, recipients };
  });
}

type InTx = { readonly db: Tx; readonly mailingKeys: OpenMailingKeys };

async function withoutThoseWhoStopped({ db, mailingKeys }: InTx, run: HeldRun, number: number): Promise<readonly Recipient[]> {
  const addresses = await recipientsOfFile(db, { runId: run.id, number });
  const { free, stopped } = await withoutStopped({ db, mailingKeys }, { companyId: run.companyId, addresses });
  await leaveOut(db, { ids: stopped.map(({ id }) => id), why: "stopped" });
  return free;
}

async function giveUp(tx: Tx, run: HeldRun, at: Date): Promise<"ended"> {
  await freeRun(tx, run.id);
  await endRun(tx, { id: run.id, state: "failed", at });
  await auditMailing(tx, { id: run.mailingId, from: "ready", to: "ready", actor: "worker", at, reason: "print failed" });
  return "ended";
}

async function finish(tx: Tx, run: HeldRun, at: Date): Promise<"ended"> {
  await putRunProgress(tx, run.id);
  await endRun(tx, { id: run.id, state: "done", at });
  return "ended";
}

async function drawFile(deps: PrintDeps, taken: Taken): Promise<void> {
  const { run, number, mailing, company, recipients } = taken;
  try {
    const written = await lettersOf(deps, { mailing, company, recipients });
    // A model is on its way: nothing was tried in vain.
    if (written === "preparing") return await holdUpRun(deps.db, { id: run.id, until: later(deps) });
    const { letters, unpriced } = written;
    const drawn = letters.length === 0 ? null : await draw(deps, letters);
    const storedAs = drawn && (await store(deps, { runId: run.id, number, bytes: drawn }));
    await keep(deps, taken, { ids: letters.map(({ id }) => id), unpriced, storedAs, bytes: drawn?.length ?? 0 });
  } catch (error) {
    failedRequest(deps.log, error, { run: run.id, file: number }, "a file of letters could not be drawn");
    // Where that fails too, its lease runs out.
    await pauseRun(deps.db, { id: run.id, until: later(deps) }).catch(() => undefined);
  }
}

function later({ clock }: PrintDeps): Date {
  return new Date(clock.now().getTime() + PAUSE);
}

type ToStore = { readonly runId: string; readonly number: number; readonly bytes: Uint8Array };

/**
 * Writes a file under a name of its own, so that a process that is too late writes over nothing; noted first, so that upkeep finds it. An id may begin with a sign
 * that no name in storage begins with.
 */
async function store({ db, clock, randomBytes, storage }: PrintDeps, { runId, number, bytes }: ToStore): Promise<string> {
  const name = `letters/run-${runId}/${number}-${opaqueId(randomBytes)}.pdf`;
  await addObject(db, { name, at: clock.now() });
  await storage.write(name, bytes);
  return name;
}

type Letters = Exclude<Awaited<ReturnType<typeof lettersOf>>, "preparing">["letters"];

async function draw({ letterPrints, clock }: PrintDeps, letters: Letters): Promise<Uint8Array> {
  const bundle = { title: "オーナーへのお手紙", madeOn: isoDateInJapan(clock.now()), letters: letters.map(({ letter }) => letter) };
  const drawn = await letterPrints.pdf(bundle);
  if (drawn === "too-long") throw new Error("letters were not drawn in time");
  return drawn;
}

type Drawn = {
  readonly ids: readonly string[];
  readonly unpriced: readonly string[];
  readonly storedAs: string | null;
  readonly bytes: number;
};

/** The file and who has a letter in it, at once; not where somebody of it has stopped letters while it was drawn: then it is drawn anew without them. */
async function keep(
  { db, clock, mailingKeys }: PrintDeps,
  { run: { id }, number }: Taken,
  { ids, unpriced, storedAs, bytes }: Drawn,
): Promise<void> {
  await inShortTransaction(db, async (tx) => {
    const run = await holdAnyRun(tx, id);
    const at = clock.now();
    if (run?.state !== "running") return;
    const still = await withoutThoseWhoStopped({ db: tx, mailingKeys }, run, number);
    if (still.length < ids.length + unpriced.length) return putRunProgress(tx, id);
    // Another process was quicker.
    if (!(await putDrawn(tx, { runId: id, number, storedAs, letters: ids.length, bytes, at }))) return;
    await leaveOut(tx, { ids: unpriced, why: "no-estimate" });
    await putPrinted(tx, ids, at);
    await putRunProgress(tx, id);
    if ((await nextFile(tx, id)) === null) await finish(tx, run, at);
  });
}
