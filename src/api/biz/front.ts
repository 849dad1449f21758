import type { Context, MiddlewareHandler } from "hono";
import { isJson } from "#api/http/media-type.ts";
import { problem } from "#api/http/problem-answer.ts";
import { type CallerKey, countCalls } from "#api/http/rate-limit.ts";
import { type AccessDeps, authenticateKey, giveBackQuota, type OwnCall, takeQuota } from "#domain/api-access/index.server.ts";
import type { KeyHolder, KeyRefusal, Scope } from "#domain/api-access/types.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import { refuseQuota, tellQuota } from "./quota-headers.ts";

/** `named`: of a call that names itself, for whoever keeps its answer within a transaction (`keepWithin`). */
export type KeyedEnv = { Variables: { holder: KeyHolder; named?: OwnCall & { isKept: boolean } } };

export type FrontDeps = Pick<AccessDeps, "db" | "clock" | "access"> & {
  /** Who calls, as calls are counted: of IPv6 the network. */
  readonly callerKey: CallerKey;
  /** The whole address; null: within the process. */
  readonly callerAddress: CallerKey;
};

const BEARER = /^Bearer ([\x21-\x7e]{1,200})$/i;
/** Of keys that are nobody's, from one caller: whoever guesses waits. */
const WRONG_KEYS: Allowance = { capacity: 30, perSecond: 0.5 };

const REFUSALS = {
  unknown: "unknown-api-key",
  revoked: "unknown-api-key",
  ended: "api-access-ended",
  "wrong-scope": "api-key-scope",
  "wrong-host": "api-key-place",
  "wrong-ip": "api-key-place",
} as const satisfies Record<KeyRefusal, string>;

/** Of operations that bring a JSON body. */
export const jsonOnly: MiddlewareHandler = (c, next) =>
  isJson(c) ? next() : Promise.resolve(problem(c, "unsupported-media-type", { detail: "application/json で送信してください" }));

/** Lets through who shows a key that may be used for this, and says who it is. */
export function keyProver(deps: FrontDeps): (scope: Scope) => MiddlewareHandler<KeyedEnv> {
  const countWrong = countCalls(WRONG_KEYS, deps.clock);
  const refuse = (c: Context, reason: KeyRefusal) => {
    const type = REFUSALS[reason];
    if (type !== "unknown-api-key") return problem(c, type);
    const caller = deps.callerKey(c);
    const taken = caller === null ? null : countWrong(caller);
    if (taken?.allowed !== false) return unknownKey(c);
    c.header("Retry-After", String(taken.retryAfterSeconds));
    return problem(c, "too-many-requests");
  };
  return (scope) => async (c, next) => {
    const presented = BEARER.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
    const proved = await authenticateKey(deps, { presented, scope, originHost: originHost(c), ip: deps.callerAddress(c) });
    if (!proved.ok) return refuse(c, proved.reason);
    c.set("holder", proved.value);
    return next();
  };
}

function unknownKey(c: Context) {
  c.header("WWW-Authenticate", "Bearer");
  return problem(c, "unknown-api-key");
}

/** Of the page that calls; null: no page. Empty, which no key names: a page that does not say whose it is (`null`, as in a sandbox). */
function originHost(c: Context): string | null {
  const origin = c.req.header("origin");
  return origin === undefined ? null : (URL.parse(origin)?.host ?? "");
}

/** Takes one call of the client's limits, gives it back where the answer is a refusal or a failure, and says what is left. */
export function chargeCall(deps: FrontDeps): MiddlewareHandler<KeyedEnv> {
  return async (c, next) => {
    const { holder } = c.var;
    const taken = await takeQuota(deps, holder, 1);
    if (!taken.ok) return refuseQuota(c, taken.reason);
    await next();
    const isCharged = c.res.status < 400;
    if (!isCharged) giveBackQuota(deps, holder, { calls: 1, takenAt: taken.value.takenAt });
    tellQuota(c, taken.value, isCharged ? 0 : 1);
    return undefined;
  };
}
