import { createOutboxSender } from "#domain/identity/index.server.ts";
import type { SendLine } from "#domain/notifications/core/types.ts";
import {
  type CarryingChannel,
  type LineBudget,
  type LineDesk,
  lineBudgetState,
  lineCarrier,
  ownDesk,
  registerLineJobs,
  tenantOfChannel,
} from "#domain/notifications/index.server.ts";
import { customerDesk, memberTaps } from "#domain/recommendation/index.server.ts";
import type { FindTenantLine } from "#domain/tenants/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.server.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { wordsOfLine } from "#platform/line/draw-messages.ts";
import { type LineApi, lineApi } from "#platform/line/line-api.server.ts";
import { lineChannel } from "#platform/line/line-channel.ts";
import type { LineChannel } from "#platform/line/types.ts";
import type { Log } from "#platform/log.server.ts";
import type { Sealing } from "#platform/sealing/sealing.ts";
import { tenantLineFinder } from "./tenant-line-finder.server.ts";

type Deps = { readonly db: Db; readonly clock: Clock; readonly log: Log; readonly sealing: Sealing };

export type SiteLine = {
  /** Null: the site has no channel. */
  readonly line: { readonly channel: LineChannel; readonly api: LineApi; readonly isStandIn: boolean } | null;
  /** Channels that tenants brought. */
  readonly tenantLine: FindTenantLine;
  readonly carrier: { readonly sendLine: SendLine };
  readonly budget: () => Promise<LineBudget | null>;
  /** Has what LINE tells worked on. */
  readonly work: (jobs: Jobs, origin: () => string) => Promise<void>;
};

/** The channel of the site and those of tenants: LINE of this machine where one is given, otherwise the real one, where that is configured. */
export function siteLine(deps: Deps, config: Config, standIn: LineChannel | undefined): SiteLine {
  const { lineMonthlyLimit: monthlyLimit, operatorName } = config;
  const channel = standIn ?? (config.line && lineChannel({ ...config.line, monthlyLimit }));
  const line = channel && { channel, api: lineApi(channel), isStandIn: standIn !== undefined };
  const tenantLine = tenantLineFinder(deps, standIn);
  const channelOf = async (tenant: string | null): Promise<CarryingChannel | null> => {
    const found = tenant === null ? line : await tenantLine(tenant);
    if (!found) return null;
    return { api: standIn === undefined ? found.api : keeping(deps, found.api), monthlyLimit: found.channel.monthlyLimit };
  };
  const deskOf = async (name: string, origin: () => string): Promise<LineDesk | null> => {
    const tenant = tenantOfChannel(name);
    if (tenant === null)
      return line && ownDesk({ clock: deps.clock, api: line.api, operatorName, origin, takeTap: memberTaps(deps.clock) });
    const found = await tenantLine(tenant);
    return found && customerDesk({ ...deps, origin }, tenant, found);
  };
  return {
    line: line ?? null,
    tenantLine,
    carrier: { sendLine: lineCarrier({ ...deps, channelOf }) },
    budget: async () => (line ? lineBudgetState({ ...deps, monthlyLimit }) : null),
    work: (jobs, origin) => registerLineJobs(jobs, { ...deps, deskOf: (name) => deskOf(name, origin) }),
  };
}

/** What the LINE of this machine took stays in the outbox of local mode, beside the mails. */
function keeping(deps: Pick<Deps, "db" | "clock">, { push }: Pick<LineApi, "push">): Pick<LineApi, "push"> {
  const keep = createOutboxSender(deps);
  return {
    push: async (asked) => {
      const outcome = await push(asked);
      const { to, messages } = asked;
      if (outcome === "sent")
        await keep({ ...{ medium: "LINE", to, messages, username: null, subject: null, code: null }, body: wordsOfLine(messages) });
      return outcome;
    },
  };
}
