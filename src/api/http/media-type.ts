import type { Context } from "hono";

/** The media type that a call says its body has, in small letters and without parameters; empty where it names none. */
export function mediaTypeOf({ req }: Context): string {
  return (req.header("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** Whether a body is JSON, be it JSON of a kind of its own (`application/merge-patch+json`). */
export function isJson(c: Context): boolean {
  return /^application\/(?:[\w.-]+\+)?json$/.test(mediaTypeOf(c));
}

/** Whether a body is a form as browsers send it with files. */
export function isMultipart(c: Context): boolean {
  return mediaTypeOf(c) === "multipart/form-data";
}
