import type { Context, MiddlewareHandler } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import type { CallerKey } from "#api/http/rate-limit.ts";
import { type FormLimits, readForm } from "#api/http/streamed-form.ts";
import { MOST_FILE_BYTES, MOST_FILES } from "#domain/letters/evidence-files.ts";
import { seconds } from "#kernel/duration.ts";

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
  // Half of what a phone has left whose month is used up (128 kbit/s).
  pace: { bytes: 80 * 1024, within: seconds(10) },
};

/** Uploads that are read at one moment: each holds up to 15 MB of memory. */
const AT_ONCE = { perCaller: 2, inAll: 12 };
const TRY_AGAIN_SECONDS = 10;

/**
 * Holds a place while an upload is read and kept; few at once of a caller (429), and of all callers (503). Before anything is counted of a caller: a place
 * that others hold is not theirs to pay for.
 */
export function placeForUpload(callerKey: CallerKey): MiddlewareHandler {
  const places = placesFor(AT_ONCE);
  return async (c, next) => {
    const place = places.take(callerKey(c) ?? "");
    if (typeof place === "string") return comeAgain(c, place === "caller-full" ? "too-many-requests" : "unavailable");
    try {
      return await next();
    } finally {
      place.leave();
    }
  };
}

/** Reads the form of an upload within its limits, for the schema of the route to find. One that hardly comes is let go of (503). */
export const readUpload: MiddlewareHandler = async (c, next) => {
  const fault = await readFault(c);
  if (fault === null) return next();
  return fault === "too-slow" ? comeAgain(c, "unavailable") : problem(c, fault);
};

function comeAgain(c: Context, why: "too-many-requests" | "unavailable"): Response {
  c.header("Retry-After", String(TRY_AGAIN_SECONDS));
  return problem(c, why);
}

async function readFault({ req }: Context): Promise<"too-large" | "malformed-json" | "too-slow" | null> {
  if (Number(req.header("content-length") ?? 0) > UPLOAD.bytes) return "too-large";
  const { body } = req.raw;
  const form = body ? await readForm(body, req.header("content-type") ?? "", UPLOAD) : null;
  if (!form?.ok) return form === null || form.reason === "malformed" ? "malformed-json" : form.reason;
  req.bodyCache.formData = form.value;
  return null;
}

type Places = { readonly take: (key: string) => { readonly leave: () => void } | "full" | "caller-full" };

/** Places for so many at one moment. */
function placesFor({ perCaller, inAll }: typeof AT_ONCE): Places {
  const taken: string[] = [];
  const take = (key: string) => {
    if (taken.filter((one) => one === key).length >= perCaller) return "caller-full";
    if (taken.length >= inAll) return "full";
    taken.push(key);
    return { leave: () => void taken.splice(taken.indexOf(key), 1) };
  };
  return { take };
}
