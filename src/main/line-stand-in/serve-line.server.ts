import { randomBytes } from "node:crypto";
import { type Listening, listen } from "#main/site/listen.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { LineChannel } from "#platform/line/types.ts";
import { lineStandIn } from "./line-stand-in.ts";

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
};

const SECRETS = { secret: "stand-in-channel-secret", accessToken: "stand-in-access-token" };
const IDS = { botUserId: `U${"b".repeat(32)}`, basicId: "@machinone", liffId: "1234567890-StandIn0", loginChannelId: "1234567890" };

/** LINE of this machine, for local mode and tests: what it is told goes to no one. */
export async function serveLine({ host, port, origin, lineMonthlyLimit: monthlyLimit }: Serving): Promise<ServedLine> {
  const at = { url: "" };
  const here = {
    get apiUrl() {
      return at.url;
    },
    get accessUrl() {
      return at.url;
    },
    get friendUrl() {
      return at.url;
    },
    get liffUrl() {
      return `${at.url}/liff`;
    },
  };
  const channel: LineChannel = Object.assign(here, { ...SECRETS, ...IDS, monthlyLimit });
  const standIn = lineStandIn({
    channel,
    clock: systemClock,
    randomBytes: (length) => randomBytes(length),
    liffPage: () => `${origin()}/recc/contact_line`,
    deliver: async (body, signature) => {
      const headers = { "content-type": "application/json; charset=utf-8", "x-line-signature": signature };
      // As LINE does: who does not answer is told again another day.
      await fetch(`${origin()}/api/line/webhook`, { method: "POST", body, headers }).catch(() => undefined);
    },
  });
  const answer = (request: Request) => standIn.app.fetch(request);
  const { url, close } = await listen(answer, { host, port }).catch(() => listen(answer, { host, port: 0 }));
  at.url = url;
  return { url, close, channel, standIn };
}

/** In local mode, beside the identity service. */
export async function openLineStandIn(
  { mode, host, identityPort, lineMonthlyLimit }: Pick<Config, "mode" | "host" | "identityPort" | "lineMonthlyLimit">,
  origin: () => string,
): Promise<ServedLine | null> {
  if (mode !== "local") return null;
  return serveLine({ host, port: identityPort === 0 ? 0 : identityPort + 1, origin, lineMonthlyLimit });
}
