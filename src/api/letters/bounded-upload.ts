import type { Context, MiddlewareHandler } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import type { CallerKey } from "#api/http/rate-limit.ts";
import { type FormLimits, readForm } from "#api/http/streamed-form.ts";
import { MOST_FILE_BYTES, MOST_FILES } from "#domain/letters/evidence-files.ts";

/** Longer than any field may be, so that a schema tells of one that is cut here. */
const FIELD_BYTES = 32 * 1024;

/** The files, the words around them, and the lines between the parts. */
const UPLOAD: FormLimits = {
  bytes: MOST_FILES * MOST_FILE_BYTES + 128 * 1024,
  fields: 12,
  fieldBytes: FIELD_BYTES,
  // One more than there may be, so that somebody who chose four is told how many there may be.
  files: MOST_FILES + 1,
  fileBytes: MOST_FILE_BYTES,
};

/** Uploads that are read at one moment: each holds up to 15 MB of memory. */
const AT_ONCE = { perCaller: 2, inAll: 12 };
const TRY_AGAIN_SECONDS = 10;

/** Reads the form of an upload within its limits, for the schema of the route to find; few at once of a caller, and of all callers. */
export function boundedUpload(callerKey: CallerKey): MiddlewareHandler {
  const places = placesFor(AT_ONCE);
  return async (c, next) => {
    const place = places.take(callerKey(c) ?? "");
    if (!place) {
      c.header("Retry-After", String(TRY_AGAIN_SECONDS));
      return problem(c, "too-many-requests");
    }
    try {
      const fault = await readUpload(c);
      return fault ? problem(c, fault) : await next();
    } finally {
      place.leave();
    }
  };
}

async function readUpload({ req }: Context): Promise<"too-large" | "malformed-json" | null> {
  if (Number(req.header("content-length") ?? 0) > UPLOAD.bytes) return "too-large";
  const { body } = req.raw;
  const form = body ? await readForm(body, req.header("content-type") ?? "", UPLOAD) : null;
  if (!form?.ok) return form?.reason === "too-large" ? "too-large" : "malformed-json";
  req.bodyCache.formData = form.value;
  return null;
}

type Places = { readonly take: (key: string) => { readonly leave: () => void } | null };

/** Places for so many at one moment. */
function placesFor({ perCaller, inAll }: typeof AT_ONCE): Places {
  const taken: string[] = [];
  const take = (key: string) => {
    if (taken.length >= inAll || taken.filter((one) => one === key).length >= perCaller) return null;
    taken.push(key);
    return { leave: () => void taken.splice(taken.indexOf(key), 1) };
  };
  return { take };
}
