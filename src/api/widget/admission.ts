import type { Context } from "hono";
import type { CallerKey } from "#api/http/rate-limit.ts";
import { type AccessDeps, authenticateKey } from "#domain/api-access/index.server.ts";
import type { KeyHolder, KeyRefusal } from "#domain/api-access/types.ts";
import { ok, type Result } from "#kernel/result.ts";
import { DEMO_KEY } from "#wire/checker/checker-widget.ts";
import type { WidgetVisit } from "./visit-token.server.ts";

export type AdmissionDeps = Pick<AccessDeps, "db" | "clock" | "access"> & {
  /** Who calls, as calls are counted: of IPv6 the network. */
  readonly callerKey: CallerKey;
  /** The whole address; null: within the process. */
  readonly callerAddress: CallerKey;
};

/** Whose checker it is; null: the demonstration on our own pages, which has no key and is charged to nobody. */
export async function holderOf(c: Context, deps: AdmissionDeps, { key, host }: WidgetVisit): Promise<Result<KeyHolder | null, KeyRefusal>> {
  if (key === DEMO_KEY) return ok(null);
  return authenticateKey(deps, { presented: key, scope: "widget", originHost: host, ip: deps.callerAddress(c) });
}
