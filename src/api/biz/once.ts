import type { Context, MiddlewareHandler, Next } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { problem } from "#api/http/problem-answer.ts";
import { type AccessDeps, beginNamed, type OwnCall } from "#domain/api-access/index.server.ts";
import type { Tx } from "#platform/db.server.ts";
import { failedRequest } from "#platform/failed-request.ts";
import type { Log } from "#platform/log.server.ts";
import type { KeyedEnv } from "./front.ts";

type Deps = Pick<AccessDeps, "db" | "clock" | "randomBytes"> & { readonly log: Pick<Log, "warn" | "error"> };

const HEADER = "Idempotency-Key";
/** As the draft writes it, between quotes, or as most programs do. */
const NAME = /^"?([\x21\x23-\x7e]{1,255})"?$/;
/** What a call is told apart by from another under the same name: its body, or what stands for one that is too long to be held. */
type BodyOf = (c: Context<KeyedEnv>) => Promise<string>;

const COME_BACK_SECONDS = 1;

/**
 * A call that names itself (`Idempotency-Key`) is done once within a day: sent again it is answered as before and costs nothing. Answers other than 2xx are
 * not kept. Stands behind the proof of the key, before the call is charged and read. An answer that cannot be kept is given all the same: what was done and
 * charged is not refused, and the name is left alone until its lease is over.
 */
export function doneOnce(deps: Deps, bodyOf: BodyOf = (c) => c.req.text()): MiddlewareHandler<KeyedEnv> {
  return async (c, next) => {
    const given = c.req.header(HEADER);
    if (given === undefined) return next();
    const name = NAME.exec(given)?.[1];
    if (name === undefined) return problem(c, "validation", { errors: [fieldError(HEADER, "format")] });
    const { clientId, mode } = c.var.holder;
    const operation = `${c.req.method} ${c.req.path}`;
    const begun = await beginNamed(deps, { clientId, name: `${mode} ${name}`, operation, body: await bodyOf(c) });
    if (!begun.ok) {
      if (begun.reason === "reused") return problem(c, "idempotency-reused");
      c.header("Retry-After", String(COME_BACK_SECONDS));
      return problem(c, "idempotency-running");
    }
    const { value } = begun;
    if (value.kept === null) {
      await doneNow(c, deps, value, next);
      return undefined;
    }
    const headers = { "content-type": "application/json", "cache-control": "no-store", "Idempotent-Replayed": "true" };
    return c.body(value.kept.body, value.kept.status as 200, headers);
  };
}

async function doneNow(c: Context<KeyedEnv>, { log }: Deps, { keep, free }: OwnCall, next: Next): Promise<void> {
  const named = { keep, free, isKept: false };
  c.set("named", named);
  try {
    await next();
  } catch (error) {
    await free();
    throw error;
  }
  const { res } = c;
  if (!res.ok) return free();
  if (named.isKept) return;
  const answer = { status: res.status, body: await res.clone().text() };
  await keep(answer).catch((error: unknown) =>
    failedRequest(log, error, { path: c.req.path }, "an answer could not be kept under its name"),
  );
}

/** Keeps the answer of a call that names itself in the transaction that does it, so that whatever is killed or sent again is done once. False: another call has taken the name over. */
export async function keepWithin(
  c: Context<KeyedEnv>,
  tx: Tx,
  answer: { readonly status: number; readonly body: unknown },
): Promise<boolean> {
  const named = c.get("named");
  if (!named) return true;
  named.isKept = await named.keep({ status: answer.status, body: JSON.stringify(answer.body) }, tx);
  return named.isKept;
}
