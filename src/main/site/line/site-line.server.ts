import { createOutboxSender } from "#domain/identity/index.server.ts";
import type { SendLine } from "#domain/notifications/core/types.ts";
import { type LineBudget, lineBudgetState, lineCarrier, registerLineJobs } from "#domain/notifications/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.server.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { wordsOfLine } from "#platform/line/draw-messages.ts";
import { type LineApi, lineApi } from "#platform/line/line-api.server.ts";
import { lineChannel } from "#platform/line/line-channel.ts";
import type { LineChannel } from "#platform/line/types.ts";
import type { Log } from "#platform/log.server.ts";

type Deps = { readonly db: Db; readonly clock: Clock; readonly log: Log };

export type SiteLine = {
  /** Null: the site has no channel. */
  readonly line: { readonly channel: LineChannel; readonly api: LineApi; readonly isStandIn: boolean } | null;
  readonly carrier: { readonly sendLine?: SendLine };
  readonly budget: () => Promise<LineBudget | null>;
  /** Has what LINE tells worked on. */
  readonly work: (jobs: Jobs, origin: () => string) => Promise<void>;
};

/** The channel of the site: LINE of this machine where one is given, otherwise the real one, where that is configured. */
export function siteLine(deps: Deps, config: Config, standIn: LineChannel | undefined): SiteLine {
  const { lineMonthlyLimit: monthlyLimit, operatorName } = config;
  const channel = standIn ?? (config.line && lineChannel({ ...config.line, monthlyLimit }));
  if (!channel) return { line: null, carrier: {}, budget: async () => null, work: async () => undefined };
  const api = lineApi(channel);
  return {
    line: { channel, api, isStandIn: standIn !== undefined },
    carrier: { sendLine: lineCarrier({ ...deps, monthlyLimit, api: standIn === undefined ? api : keeping(deps, api) }) },
    budget: () => lineBudgetState({ ...deps, monthlyLimit }),
    work: (jobs, origin) => registerLineJobs(jobs, { ...deps, api, operatorName, origin }),
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
