import { randomBytes } from "node:crypto";
import { allTenants, saveTenantLine, tenantLine, tenantLines, type WholeTenantLine } from "#domain/tenants/index.server.ts";
import { channelOf } from "#main/site/line/tenant-line-finder.server.ts";
import { type Listening, listen } from "#main/site/listen.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { Db } from "#platform/db.server.ts";
import type { LineChannel } from "#platform/line/types.ts";
import type { Sealing } from "#platform/sealing/sealing.ts";
import type { lineStandIn } from "./line-stand-in.ts";
import { lineStandIns } from "./line-stand-ins.ts";
import { inventedLine, standInChannel } from "./stand-in-channel.ts";

export type ServedLine = Pick<Listening, "url" | "close"> & {
  readonly channel: LineChannel;
  /** The phone, for tests. */
  readonly standIn: ReturnType<typeof lineStandIn>;
};

type Serving = Pick<Config, "lineMonthlyLimit"> & {
  readonly host: string;
  /** Where it is looked for; another one where that is taken. */
  readonly port: number;
  /** Where the site is, whom webhooks go to. Asked when one is sent. */
  readonly origin: () => string;
  /** Channels that tenants have. Asked with every call. */
  readonly tenants?: () => Promise<readonly WholeTenantLine[]>;
};

/** LINE of this machine, for local mode and tests: what it is told goes to no one. */
export async function serveLine(serving: Serving): Promise<ServedLine> {
  const { host, port, origin, lineMonthlyLimit: monthlyLimit, tenants = async () => [] } = serving;
  const at = { url: "" };
  const channel = standInChannel(() => at.url, monthlyLimit);
  const common = { clock: systemClock, randomBytes: (length: number) => randomBytes(length) };
  const own = { ...common, channel, ...leadingTo(origin, "/api/line/webhook"), liffPage: () => `${origin()}/recc/contact_line` };
  const standIn = lineStandIns(own, async () =>
    (await tenants()).map((brought) => ({
      ...{ ...common, of: brought.tenant, channelId: brought.channelId, channel: channelOf(brought, channel) },
      ...leadingTo(origin, `/api/line/webhook/${brought.tenant}`),
      liffPage: () => `${origin()}/recommender/inputformLine?t=${brought.tenant}`,
    })),
  );
  const answer = (request: Request) => standIn.app.fetch(request);
  const { url, close } = await listen(answer, { host, port }).catch(() => listen(answer, { host, port: 0 }));
  at.url = url;
  return { url, close, channel, standIn };
}

/** Where webhooks of an account go. */
function leadingTo(origin: () => string, path: string) {
  return {
    webhookUrl: () => `${origin()}${path}`,
    deliver: async (body: string, signature: string) => {
      const headers = { "content-type": "application/json; charset=utf-8", "x-line-signature": signature };
      // As LINE does: who does not answer is told again another day.
      await fetch(`${origin()}${path}`, { method: "POST", body, headers }).catch(() => undefined);
    },
  };
}

type Opening = { readonly origin: () => string; readonly db: Db; readonly sealing: Sealing };

/** In local mode, beside the identity service; sample tenants have accounts there. */
export async function openLineStandIn(
  { mode, host, identityPort, lineMonthlyLimit }: Pick<Config, "mode" | "host" | "identityPort" | "lineMonthlyLimit">,
  { origin, db, sealing }: Opening,
): Promise<ServedLine | null> {
  if (mode !== "local") return null;
  for (const { key, isSample } of await allTenants(db))
    if (isSample && !(await tenantLine({ db, sealing }, key)))
      await saveTenantLine(
        { db, sealing, clock: systemClock },
        inventedLine(key, (length) => randomBytes(length)),
      );
  const port = identityPort === 0 ? 0 : identityPort + 1;
  return serveLine({ host, port, origin, lineMonthlyLimit, tenants: () => tenantLines({ db, sealing }) });
}
