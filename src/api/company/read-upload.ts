import type { Context, MiddlewareHandler } from "hono";
import { comeAgain } from "#api/http/come-again.ts";
import { isMultipart } from "#api/http/media-type.ts";
import { problem } from "#api/http/problem-answer.ts";
import { type FormLimits, readForm } from "#api/http/streamed-form.ts";
import { places, turns } from "#api/http/turns.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import { authorise } from "#domain/companies/index.server.ts";
import { MOST_PHOTO_BYTES } from "#domain/listings/photos/types.ts";
import { seconds } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { refuseAccess } from "./prove-staff.ts";

const MB = 1024 * 1024;
const PACE = { bytes: 80 * 1024, within: seconds(10) };

/** What may be sent as a file, and how large it may be. */
const UPLOADS = [
  { path: /^\/api\/company\/uploads$/, fileBytes: 20 * MB, asked: "upload" },
  { path: /^\/api\/company\/listings\/[^/]+\/photos$/, fileBytes: MOST_PHOTO_BYTES, asked: "change-listings" },
  { path: /^\/api\/company\/direct-mail\/mailings\/[^/]+\/recipients$/, fileBytes: 5 * MB, asked: "send-letters" },
  { path: /^\/api\/company\/recommender\/imports$/, fileBytes: 5 * MB, asked: "change-customers" },
] as const;

/** Each holds up to 20 MB of memory while it comes in. */
const PLACES = { ofOne: 2, inAll: 12 };
/** And a connection to the database while it is taken in. */
const AT_ONCE = 2;
const TRY_AGAIN_SECONDS = 30;

/** Whether a call brings a file of homes or a picture: it may be large and is not JSON. */
export function isCompanyUpload(c: Context): boolean {
  return c.req.method === "POST" && uploadOf(c) !== undefined && isMultipart(c);
}

function uploadOf({ req }: Context) {
  return UPLOADS.find(({ path }) => path.test(req.path));
}

/**
 * Reads the file of an upload within its limits, for the schema of the route to find: of those alone who may send it, for others would hold its place. Two at a
 * time of a company, a dozen of all (503); one that is here waits for its turn.
 */
export function readCompanyUpload({ db }: { readonly db: Db }): MiddlewareHandler<MemberEnv> {
  const [coming, inTurn] = [places(PLACES), turns(AT_ONCE)];
  return async (c, next) => {
    const upload = isCompanyUpload(c) ? uploadOf(c) : undefined;
    if (!upload) return next();
    const here = await authorise(db, c.var.member, upload.asked);
    if (!here.ok) return refuseAccess(c, here.reason);
    const place = coming.take(here.value.company.id);
    if (place === null) return comeAgain(c, TRY_AGAIN_SECONDS);
    try {
      const fault = await readFault(c, upload.fileBytes);
      if (fault === null) return await inTurn(next);
      return fault === "too-slow" ? comeAgain(c, TRY_AGAIN_SECONDS) : problem(c, fault);
    } finally {
      place.leave();
    }
  };
}

async function readFault(c: Context, fileBytes: number): Promise<"too-large" | "malformed-json" | "too-slow" | null> {
  const limits: FormLimits = { bytes: fileBytes + 64 * 1024, fields: 4, fieldBytes: 1024, files: 1, fileBytes, pace: PACE };
  const { body } = c.req.raw;
  const form = body ? await readForm(body, c.req.header("content-type") ?? "", limits) : null;
  if (!form?.ok) return form === null || form.reason === "malformed" ? "malformed-json" : form.reason;
  const file = form.value.get("file");
  if (file instanceof File && file.size > fileBytes) return "too-large";
  c.req.bodyCache.formData = form.value;
  return null;
}
