import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import type { AccessRefusal, CompanyDeps } from "#domain/companies/index.server.ts";
import { rejectionsCsv } from "#domain/listings/feed/rejections-csv.ts";
import type { FeedRejection, FeedRun } from "#domain/listings/feed/types.ts";
import { companyFeed, companyFeeds, confirmUpload, uploadFeed, wakePhotos } from "#domain/listings/index.server.ts";
import { rebuildSuggestions } from "#domain/search/index.server.ts";
import { refuseAccess } from "./prove-staff.ts";
import { confirmUploadRoute, rejectionsRoute, uploadedRoute, uploadRoute, uploadsRoute } from "./upload-routes.ts";
import type { FeedRunBody, FeedRunHeadBody, UploadedRunBody } from "./upload-schemas.ts";

const MOST_NAME = 120;

/** Files of homes that staff hand in themselves. */
export function addUploads(service: OpenAPIHono<MemberEnv>, deps: CompanyDeps): void {
  const { db } = deps;
  service.openapi(uploadRoute, async (c) => {
    const { file, isFull, isDry } = c.req.valid("form");
    const asked = { bytes: () => file.stream(), fileName: shortened(file.name), isFull: isFull === "yes", isDry: isDry === "yes" };
    const taken = await uploadFeed(deps, c.var.member, asked);
    if (!taken.ok) return refuseAccess(c, taken.reason);
    const { run, rejections } = taken.value;
    if (run.counts.buildingsAdded > 0 && run.state !== "dry") await rebuildSuggestions(db);
    if (run.state !== "dry") await wakePhotos(deps.jobs);
    return c.json(present(run, rejections), 200);
  });

  service.openapi(uploadsRoute, async (c) => {
    const runs = await companyFeeds(db, c.var.member, c.req.valid("query").limit);
    return runs.ok ? c.json({ items: runs.value.map(presentHead) }, 200) : refuseAccess(c, runs.reason);
  });

  service.openapi(uploadedRoute, async (c) => {
    const found = await companyFeed(db, c.var.member, { id: c.req.valid("param").id, isInFull: false });
    return found.ok ? c.json(present(found.value.run, found.value.rejections), 200) : refuseFeed(c, found.reason);
  });

  service.openapi(rejectionsRoute, async (c) => {
    const found = await companyFeed(db, c.var.member, { id: c.req.valid("param").id, isInFull: true });
    return found.ok ? c.json({ csv: rejectionsCsv(found.value.rejections) }, 200) : refuseFeed(c, found.reason);
  });

  service.openapi(confirmUploadRoute, async (c) => {
    const confirmed = await confirmUpload(deps, c.var.member, c.req.valid("param").id);
    if (confirmed.ok) return c.json(present(confirmed.value.run, confirmed.value.rejections), 200);
    const { reason } = confirmed;
    return reason === "not-waiting" || reason === "outdated" ? problem(c, "illegal-transition", { state: reason }) : refuseFeed(c, reason);
  });
}

function refuseFeed(c: Context, reason: AccessRefusal | "unknown") {
  return reason === "unknown" ? problem(c, "not-found") : refuseAccess(c, reason);
}

/** Of what a browser calls a file, as much as a list of files shows. */
function shortened(name: string): string {
  return [...name].slice(0, MOST_NAME).join("");
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
