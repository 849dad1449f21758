import type { Context, MiddlewareHandler } from "hono";
import { isMultipart } from "#api/http/media-type.ts";
import { problem } from "#api/http/problem-answer.ts";
import { type FormLimits, readForm } from "#api/http/streamed-form.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import { seconds } from "#kernel/duration.ts";

const PATH = "/api/company/uploads";
const FILE_BYTES = 20 * 1024 * 1024;

const UPLOAD: FormLimits = {
  bytes: FILE_BYTES + 64 * 1024,
  fields: 4,
  fieldBytes: 1024,
  files: 1,
  fileBytes: FILE_BYTES,
  pace: { bytes: 80 * 1024, within: seconds(10) },
};

/** Each holds up to 20 MB of memory, and a connection to the database while it is taken in. */
const MOST_AT_ONCE = 2;
const TRY_AGAIN_SECONDS = 30;

/** Whether a call brings a file of homes: it may be large and is not JSON. */
export function isConsoleUpload(c: Context): boolean {
  return c.req.method === "POST" && c.req.path === PATH && isMultipart(c);
}

/** Reads the file of an upload within its limits, for the schema of the route to find. One at a time of an account, two of all (503). */
export function readFeedUpload(): MiddlewareHandler<MemberEnv> {
  const under: string[] = [];
  return async (c, next) => {
    if (!isConsoleUpload(c)) return next();
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

async function readFault({ req }: Context): Promise<"too-large" | "malformed-json" | "too-slow" | null> {
  const { body } = req.raw;
  const form = body ? await readForm(body, req.header("content-type") ?? "", UPLOAD) : null;
  if (!form?.ok) return form === null || form.reason === "malformed" ? "malformed-json" : form.reason;
  const file = form.value.get("file");
  if (file instanceof File && file.size > FILE_BYTES) return "too-large";
  req.bodyCache.formData = form.value;
  return null;
}

function comeAgain(c: Context): Response {
  c.header("Retry-After", String(TRY_AGAIN_SECONDS));
  return problem(c, "unavailable");
}
