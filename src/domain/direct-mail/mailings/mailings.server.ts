import { CLOSED_MAILINGS_SHOWN, MOST_LETTERS_A_MONTH, MOST_OPEN_MAILINGS } from "#domain/direct-mail/core/limits.ts";
import { type MailingEvent, nextState } from "#domain/direct-mail/core/mailing-state.ts";
import type { Mailing, MailingState, MailingTexts, Pulled, RecipientCounts, Run, RunFile } from "#domain/direct-mail/core/types.ts";
import type { OpenMailingKeys } from "#domain/direct-mail/stops/mailing-keys.server.ts";
import { pulledByRun } from "#domain/direct-mail/stops/pulled.server.ts";
import {
  addMailing,
  auditMailing,
  countOpenMailings,
  findMailing,
  holdMailing,
  mailingsOf,
  moveMailing,
  putTexts,
} from "#domain/direct-mail/stores/mailing-store.server.ts";
import { countRecipients, countsOfMailing } from "#domain/direct-mail/stores/recipient-store.server.ts";
import { filesOf, isPrinting, lettersInMonth, runsOf } from "#domain/direct-mail/stores/run-store.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { monthOf } from "#kernel/calendar/month.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { type AccessRefusal, actorOf, changeMailings, mailingStaff } from "./access.server.ts";
import { type TextFault, textFault } from "./text-fault.server.ts";

type Who = Pick<Member, "sub">;
type LookDeps = { readonly db: Db; readonly clock: Clock };

export type ListedMailing = Mailing & { readonly counts: RecipientCounts };

/** What a company may still print this month. */
export type Allowance = { readonly most: number; readonly left: number };
export type MailingList = { readonly items: readonly ListedMailing[]; readonly allowance: Allowance };

const NONE: RecipientCounts = { waiting: 0, printed: 0, stopped: 0, noEstimate: 0, undeliverable: 0 };

/** The open mailings of the member's company and the newest closed ones, the newest first, with what of the month is left. */
export async function listMailings({ db, clock }: LookDeps, member: Who): Promise<Result<MailingList, AccessRefusal>> {
  const here = await mailingStaff(db, member);
  if (!here.ok) return here;
  const { id: companyId } = here.value.company;
  const found = await mailingsOf(db, companyId, { open: MOST_OPEN_MAILINGS, closed: CLOSED_MAILINGS_SHOWN });
  const counts = await countRecipients(
    db,
    found.map(({ id }) => id),
  );
  const items = found.map((mailing) => ({ ...mailing, counts: counts.get(mailing.id) ?? NONE }));
  return ok({ items, allowance: await allowanceOf(db, companyId, clock.now()) });
}

/** What is left of the month of a company. */
export async function allowanceOf(db: Db | Tx, companyId: string, now: Date): Promise<Allowance> {
  const used = await lettersInMonth(db, { companyId, month: monthOf(now) });
  return { most: MOST_LETTERS_A_MONTH, left: Math.max(0, MOST_LETTERS_A_MONTH - used) };
}

type ShownRun = Run & { readonly files: readonly RunFile[]; readonly pulled: readonly Pulled[] };
export type OpenMailing = ListedMailing & { readonly runs: readonly ShownRun[]; readonly allowance: Allowance };

/** Runs that a page shows. */
const MOST_RUNS = 30;

/** One mailing of the member's company with its runs, and the sheets that are to be taken out of files that were taken. */
export async function openMailing(
  { db, clock, mailingKeys }: LookDeps & { readonly mailingKeys: OpenMailingKeys },
  member: Who,
  id: string,
): Promise<Result<OpenMailing, AccessRefusal | "unknown">> {
  const here = await mailingStaff(db, member);
  if (!here.ok) return here;
  const { id: companyId } = here.value.company;
  const mailing = await findMailing(db, { id, companyId });
  if (mailing === null) return refused("unknown");
  const runs = await runsOf(db, id, MOST_RUNS);
  const files = await filesOf(
    db,
    runs.map((run) => run.id),
  );
  const pulled = await pulledByRun({ db, mailingKeys }, { companyId, runs, now: clock.now() });
  const shown = runs.map((run) => ({
    ...run,
    files: files.filter(({ runId }) => runId === run.id).map(({ runId: _, ...file }) => file),
    pulled: pulled.get(run.id) ?? [],
  }));
  return ok({ ...mailing, counts: await countsOfMailing(db, id), runs: shown, allowance: await allowanceOf(db, companyId, clock.now()) });
}

/** `too-many`: so many are open that one has to be closed first. */
export type MakeRefusal = AccessRefusal | "too-many" | TextFault;
type MakeDeps = LookDeps & { readonly randomBytes: RandomBytes };

/** Begins a mailing, as a draft. */
export function makeMailing(deps: MakeDeps, member: Who, texts: MailingTexts): Promise<Result<Mailing, MakeRefusal>> {
  return changeMailings<Mailing, MakeRefusal>(deps.db, member, async (tx, here) => {
    const [id, at] = [opaqueId(deps.randomBytes), deps.clock.now()];
    const { company } = here;
    const fault = await textFault(texts, at);
    if (fault !== null) return refused(fault);
    if ((await countOpenMailings(tx, company.id)) >= MOST_OPEN_MAILINGS) return refused("too-many");
    await addMailing(tx, { ...tidied(texts), id, companyId: company.id, state: "draft", isSample: company.isSample, madeAt: at });
    await auditMailing(tx, { id, from: null, to: "draft", actor: actorOf(here), at });
    return ok(await held(tx, { id, companyId: company.id }));
  });
}

export type NotNow = { readonly state: MailingState };

/** Says otherwise what a draft says. */
export function changeMailing(
  { db, clock }: LookDeps,
  member: Who,
  { id, ...texts }: MailingTexts & { readonly id: string },
): Promise<Result<Mailing, AccessRefusal | "unknown" | NotNow | TextFault>> {
  return changeMailings<Mailing, "unknown" | NotNow | TextFault>(db, member, async (tx, { company }) => {
    const mailing = await holdMailing(tx, { id, companyId: company.id });
    if (mailing === null) return refused("unknown");
    if (mailing.state !== "draft") return refused({ state: mailing.state });
    const at = clock.now();
    const fault = await textFault(texts, at);
    if (fault !== null) return refused(fault);
    await putTexts(tx, id, { ...tidied(texts), at });
    return ok(await held(tx, { id, companyId: company.id }));
  });
}

/** `no-recipients`: there is nobody to write to. `printing`: letters are being drawn. */
export type StepRefusal = AccessRefusal | "unknown" | NotNow | "no-recipients" | "printing";

/** Confirms a mailing, so that it can be printed, or closes it. */
export function stepMailing(
  { db, clock }: LookDeps,
  member: Who,
  { id, event }: { readonly id: string; readonly event: MailingEvent },
): Promise<Result<Mailing, StepRefusal>> {
  return changeMailings<Mailing, StepRefusal>(db, member, async (tx, here) => {
    const { company } = here;
    const mailing = await holdMailing(tx, { id, companyId: company.id });
    if (mailing === null) return refused("unknown");
    const to = nextState(mailing.state, event);
    if (to === null) return refused({ state: mailing.state });
    if (event === "confirm" && (await countsOfMailing(tx, id)).waiting === 0) return refused("no-recipients");
    if (event === "close" && (await isPrinting(tx, id))) return refused("printing");
    await moveMailing(tx, { id, from: mailing.state, to, actor: actorOf(here), at: clock.now() });
    return ok(await held(tx, { id, companyId: company.id }));
  });
}

function tidied(texts: MailingTexts): MailingTexts {
  return texts.source === "other" ? texts : { ...texts, sourceWords: "" };
}

async function held(tx: Tx, of: { readonly id: string; readonly companyId: string }): Promise<Mailing> {
  const mailing = await findMailing(tx, of);
  if (mailing === null) throw new Error(`mailing ${of.id} is gone inside its own transaction`);
  return mailing;
}
