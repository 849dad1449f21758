import type { Context } from "hono";
import { problem } from "#api/http/problem-answer.ts";

/** Of every answer that is one person's. */
export const PRIVATE = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/** A condition without what a customer of a tenant has to tell. */
export function incomplete(c: Context) {
  return problem(c, "validation", { errors: [{ field: "answers", reason: "required", message: "場所と種別を選んでください" }] });
}
