import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";

const MOST_BYTES = 64 * 1024;

/** A form of ours or of OAuth is never longer. */
export const boundedForm = bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.json({ error: "invalid_request" }, 413) });

/** The fields of a posted form; null for a body of another kind. */
export async function readForm(c: Context): Promise<URLSearchParams | null> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  return type === "application/x-www-form-urlencoded" ? new URLSearchParams(await c.req.text()) : null;
}
