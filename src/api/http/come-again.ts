import type { Context } from "hono";
import { problem } from "./problem-answer.ts";

/** Every place is taken: 503, and after how many seconds one may be free. */
export function comeAgain(c: Context, seconds: number) {
  c.header("Retry-After", String(seconds));
  return problem(c, "unavailable");
}
