import { type AccessRefusal, authorise } from "#domain/companies/index.server.ts";
import type { StaffHere } from "#domain/companies/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db } from "#platform/db.server.ts";
import { type ConfirmRefusal, confirmFeedRun } from "./confirm-run.server.ts";
import { type FeedDeps, importFeed } from "./import-feed.server.ts";
import { findFeedRun, listFeedRunHeads } from "./run-store.server.ts";
import type { FeedRejection, FeedRun, ImportFeed } from "./types.ts";

/** By the account. */
type Staff = { readonly sub: string };
type Told = { readonly run: FeedRun; readonly rejections: readonly FeedRejection[] };

/** Rows that were not taken in, as many as somebody reads. */
const MOST_REJECTIONS = 500;

/** Takes in a file that staff hand in themselves, as {@link importFeed} does; an empty or sharply smaller one waits to be confirmed. */
export async function uploadFeed(
  deps: FeedDeps,
  staff: Staff,
  asked: Omit<ImportFeed, "companyId" | "actor" | "confirmShrink">,
): Promise<Result<Told, AccessRefusal>> {
  const here = await authorise(deps.db, staff, "upload");
  if (!here.ok) return here;
  return ok(await told(deps.db, await importFeed(deps, { ...asked, ...actingAs(here.value), confirmShrink: false })));
}

/** Says for the company that the homes which a file left out are gone, as {@link confirmFeedRun} does. */
export async function confirmUpload(
  deps: Pick<FeedDeps, "db" | "clock">,
  staff: Staff,
  runId: number,
): Promise<Result<Told, AccessRefusal | ConfirmRefusal>> {
  const here = await authorise(deps.db, staff, "upload");
  if (!here.ok) return here;
  const confirmed = await confirmFeedRun(deps, { ...actingAs(here.value), runId });
  return confirmed.ok ? ok(await told(deps.db, confirmed.value)) : confirmed;
}

/** The files of the company, by upload and by key, the newest first; `most` of them. */
export async function companyFeeds(db: Db, staff: Staff, most: number): Promise<Result<Omit<FeedRun, "changes">[], AccessRefusal>> {
  const here = await authorise(db, staff, "upload");
  return here.ok ? ok(await listFeedRunHeads(db, here.value.company.id, most)) : here;
}

/** One file of the company with rows that were not taken in, all or the first five hundred. `unknown`: it has none of this number. */
export async function companyFeed(
  db: Db,
  staff: Staff,
  { id, isInFull }: { readonly id: number; readonly isInFull: boolean },
): Promise<Result<Told, AccessRefusal | "unknown">> {
  const here = await authorise(db, staff, "upload");
  if (!here.ok) return here;
  const found = await findFeedRun(db, { companyId: here.value.company.id, id, ...(isInFull ? {} : { most: MOST_REJECTIONS }) });
  return found ? ok(found) : refused("unknown");
}

async function told(db: Db, run: FeedRun): Promise<Told> {
  const found = await findFeedRun(db, { companyId: run.companyId, id: run.id, most: MOST_REJECTIONS });
  return { run, rejections: found?.rejections ?? [] };
}

function actingAs({ staff, company }: StaffHere) {
  return { companyId: company.id, actor: `staff:${staff.id}` };
}
