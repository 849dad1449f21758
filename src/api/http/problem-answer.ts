import type { Context, TypedResponse } from "hono";
import type { Problem } from "./problem.ts";
import { PROBLEMS, type ProblemStatus, type ProblemType } from "./problem-types.ts";

export const PROBLEM_MEDIA_TYPE = "application/problem+json";

export type ProblemAnswer<T extends ProblemType> = TypedResponse<Problem, ProblemStatus<T>, "json">;

type More = Partial<Pick<Problem, "detail" | "errors" | "state" | "version" | "reason" | "candidates" | "resetAt">>;

/** Answers with a problem (RFC 9457). It is never cached, and carries the request id under which the log knows it. */
export function problem<T extends ProblemType>(c: Context, type: T, more: More = {}): Response & ProblemAnswer<T> {
  const { title } = PROBLEMS[type];
  const status: ProblemStatus<T> = PROBLEMS[type].status;
  const requestId: string | undefined = c.get("requestId");
  const body: Problem = { type: `/problems/${type}`, title, status, instance: c.req.path, ...more, ...(requestId ? { requestId } : {}) };
  return c.json(body, status, { "content-type": PROBLEM_MEDIA_TYPE, "cache-control": "no-store" });
}
