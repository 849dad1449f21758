import type { Context, MiddlewareHandler } from "hono";
import { isMultipart } from "#api/http/media-type.ts";
import { problem } from "#api/http/problem-answer.ts";
import { type FormLimits, readForm } from "#api/http/streamed-form.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import { MOST_PHOTO_BYTES } from "#domain/listings/photos/types.ts";
import { seconds } from "#kernel/duration.ts";

const MB = 1024 * 1024;
const PACE = { bytes: 80 * 1024, within: seconds(10) };

/** What may be sent as a file, and how large it may be. */
const UPLOADS = [
  { path: /^\/api\/company\/uploads$/, fileBytes: 20 * MB },
  { path: /^\/api\/company\/listings\/[^/]+\/photos$/, fileBytes: MOST_PHOTO_BYTES },
] as const;

/** Each holds up to 20 MB of memory, and a connection to the database while it is taken in. */
const MOST_AT_ONCE = 2;
const TRY_AGAIN_SECONDS = 30;

/** Whether a call brings a file of homes or a picture: it may be large and is not JSON. */
export function isCompanyUpload(c: Context): boolean {
  return c.req.method === "POST" && uploadOf(c) !== undefined && isMultipart(c);
}

function uploadOf({ req }: Context) {
  return UPLOADS.find(({ path }) => path.test(req.path));
}

/** Reads the file of an upload within its limits, for the schema of the route to find. One at a time of an account, two of all (503). */
export function readCompanyUpload(): MiddlewareHandler<MemberEnv> {
  const under: string[] = [];
  return async (c, next) => {
    if (!isCompanyUpload(c)) return next();
    const { sub } = c.var.member;
    if (under.includes(sub) || under.length >= MOST_AT_ONCE) return comeAgain(c);
    under.push(sub);
    try {
      const fault = await readFault(c);
      if (fault === null) return await next();
      return fault === "too-slow" ? comeAgain(c) : problem(c, fault);
    } finally {
      under.splice(under.indexOf(sub), 1);
    }
  };
}

async function readFault(c: Context): Promise<"too-large" | "malformed-json" | "too-slow" | null> {
  const fileBytes = uploadOf(c)?.fileBytes ?? 0;
  const limits: FormLimits = { bytes: fileBytes + 64 * 1024, fields: 4, fieldBytes: 1024, files: 1, fileBytes, pace: PACE };
  const { body } = c.req.raw;
  const form = body ? await readForm(body, c.req.header("content-type") ?? "", limits) : null;
  if (!form?.ok) return form === null || form.reason === "malformed" ? "malformed-json" : form.reason;
  const file = form.value.get("file");
  if (file instanceof File && file.size > fileBytes) return "too-large";
  c.req.bodyCache.formData = form.value;
  return null;
}

function comeAgain(c: Context): Response {
  c.header("Retry-After", String(TRY_AGAIN_SECONDS));
  return problem(c, "unavailable");
}
