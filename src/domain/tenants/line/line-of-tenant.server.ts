import type { LineApi } from "#platform/line/line-api.server.ts";
import type { LineChannel } from "#platform/line/types.ts";

/** The channel of a tenant, and how it is asked. */
export type LineOfTenant = {
  readonly channel: LineChannel;
  readonly api: Pick<LineApi, "verifyIdToken" | "isFriend" | "reply" | "push">;
  /** LINE of this machine. */
  readonly isStandIn: boolean;
};

/** Null: the tenant has no channel. */
export type FindTenantLine = (tenant: string) => Promise<LineOfTenant | null>;
