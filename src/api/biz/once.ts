import type { Context, MiddlewareHandler } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { problem } from "#api/http/problem-answer.ts";
import { type AccessDeps, beginNamed } from "#domain/api-access/index.server.ts";
import type { KeyedEnv } from "./front.ts";

type Deps = Pick<AccessDeps, "db" | "clock" | "randomBytes">;

const HEADER = "Idempotency-Key";
/** As the draft writes it, between quotes, or as most programs do. */
const NAME = /^"?([\x21\x23-\x7e]{1,255})"?$/;
/** What a call is told apart by from another under the same name: its body, or what stands for one that is too long to be held. */
type BodyOf = (c: Context<KeyedEnv>) => Promise<string>;

const COME_BACK_SECONDS = 1;

/**
 * A call that names itself (`Idempotency-Key`) is done once within a day: sent again it is answered as before and costs nothing. Answers other than 2xx are
 * not kept. Stands behind the proof of the key, before the call is charged and read.
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
    if (value.kept !== null) {
      const headers = { "content-type": "application/json", "cache-control": "no-store", "Idempotent-Replayed": "true" };
      return c.body(value.kept.body, value.kept.status as 200, headers);
    }
    try {
      await next();
    } catch (error) {
      await value.free();
      throw error;
    }
    const { res } = c;
    await (res.ok ? value.keep({ status: res.status, body: await res.clone().text() }) : value.free());
    return undefined;
  };
}
