import type { Context } from "hono";
import { type ProblemAnswer, problem } from "#api/http/problem-answer.ts";
import type { SubmitDeps } from "#domain/valuation/index.server.ts";

type Kind = Parameters<SubmitDeps["engines"]["current"]>[0];

/** The answer while the model of a kind is being trained or read, with when to come back; null where a price can be asked for. */
export async function whilePreparing(
  c: Context,
  { engines }: Pick<SubmitDeps, "engines">,
  kind: Kind,
): Promise<(Response & ProblemAnswer<"preparing">) | null> {
  const seconds = (await engines.secondsUntilReady?.(kind)) ?? null;
  if (seconds === null) return null;
  c.header("Retry-After", String(seconds));
  return problem(c, "preparing");
}
