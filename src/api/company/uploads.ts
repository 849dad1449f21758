import type { OpenAPIHono } from "@hono/zod-openapi";
import { problem } from "#api/http/problem-answer.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import { authorise, type CompanyDeps } from "#domain/companies/index.server.ts";
import type { StaffHere } from "#domain/companies/types.ts";
import { rejectionsCsv } from "#domain/listings/feed/rejections-csv.ts";
import type { FeedRejection, FeedRun } from "#domain/listings/feed/types.ts";
import { confirmFeedRun, findFeedRun, importFeed, listFeedRunHeads, wakePhotos } from "#domain/listings/index.server.ts";
import { rebuildSuggestions } from "#domain/search/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { refuseAccess } from "./prove-staff.ts";
import { confirmUploadRoute, rejectionsRoute, uploadedRoute, uploadRoute, uploadsRoute } from "./upload-routes.ts";
import type { FeedRunBody, FeedRunHeadBody, UploadedRunBody } from "./upload-schemas.ts";

/** Rows that were not taken in, as many as somebody reads. */
const MOST_REJECTIONS = 500;
const MOST_NAME = 120;

/** Files of homes that staff hand in themselves. */
export function addUploads(service: OpenAPIHono<MemberEnv>, deps: CompanyDeps): void {
  const { db } = deps;
  service.openapi(uploadRoute, async (c) => {
    const here = await authorise(db, c.var.member, "upload");
    if (!here.ok) return refuseAccess(c, here.reason);
    const { file, isFull, isDry } = c.req.valid("form");
    const run = await importFeed(deps, {
      ...ours(here.value),
      ...{
        bytes: () => file.stream(),
        fileName: shortened(file.name),
        isFull: isFull === "yes",
        isDry: isDry === "yes",
        confirmShrink: false,
      },
    });
    if (run.counts.buildingsAdded > 0 && run.state !== "dry") await rebuildSuggestions(db);
    if (run.state !== "dry") await wakePhotos(deps.jobs);
    return c.json(await uploaded(db, run), 200);
  });

  service.openapi(uploadsRoute, async (c) => {
    const here = await authorise(db, c.var.member, "upload");
    if (!here.ok) return refuseAccess(c, here.reason);
    const runs = await listFeedRunHeads(db, here.value.company.id, c.req.valid("query").limit);
    return c.json({ items: runs.map(presentHead) }, 200);
  });

  service.openapi(uploadedRoute, async (c) => {
    const here = await authorise(db, c.var.member, "upload");
    if (!here.ok) return refuseAccess(c, here.reason);
    const found = await findFeedRun(db, { companyId: here.value.company.id, id: c.req.valid("param").id, most: MOST_REJECTIONS });
    return found ? c.json(present(found.run, found.rejections), 200) : problem(c, "not-found");
  });

  service.openapi(rejectionsRoute, async (c) => {
    const here = await authorise(db, c.var.member, "upload");
    if (!here.ok) return refuseAccess(c, here.reason);
    const found = await findFeedRun(db, { companyId: here.value.company.id, id: c.req.valid("param").id });
    return found ? c.json({ csv: rejectionsCsv(found.rejections) }, 200) : problem(c, "not-found");
  });

  service.openapi(confirmUploadRoute, async (c) => {
    const here = await authorise(db, c.var.member, "upload");
    if (!here.ok) return refuseAccess(c, here.reason);
    const confirmed = await confirmFeedRun(deps, { ...ours(here.value), runId: c.req.valid("param").id });
    if (confirmed.ok) return c.json(await uploaded(db, confirmed.value), 200);
    return confirmed.reason === "unknown" ? problem(c, "not-found") : problem(c, "illegal-transition", { state: confirmed.reason });
  });
}

/** Of what a browser calls a file, as much as a list of files shows. */
function shortened(name: string): string {
  return [...name].slice(0, MOST_NAME).join("");
}

function ours({ staff, company }: StaffHere) {
  return { companyId: company.id, actor: `staff:${staff.id}` };
}

async function uploaded(db: Db, run: FeedRun): Promise<UploadedRunBody> {
  const found = await findFeedRun(db, { companyId: run.companyId, id: run.id, most: MOST_REJECTIONS });
  return present(run, found?.rejections ?? []);
}

function present(run: FeedRun, rejections: readonly FeedRejection[]): UploadedRunBody {
  return { run: presentRun(run), rejections };
}

function presentRun({ changes, ...head }: FeedRun): FeedRunBody {
  return { ...presentHead(head), changes };
}

/** Who handed it in is a row, and nothing to read. */
function presentHead({ companyId: _, actor: __, startedAt, finishedAt, ...run }: Omit<FeedRun, "changes">): FeedRunHeadBody {
  return { ...run, startedAt: startedAt.toISOString(), finishedAt: finishedAt.toISOString() };
}
