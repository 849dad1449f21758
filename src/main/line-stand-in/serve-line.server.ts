import { randomBytes } from "node:crypto";
import { type Listening, listen } from "#main/site/listen.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { LineChannel } from "#platform/line/types.ts";
import { lineStandIn } from "./line-stand-in.ts";
import { standInChannel } from "./stand-in-channel.ts";

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

/** LINE of this machine, for local mode and tests: what it is told goes to no one. */
export async function serveLine({ host, port, origin, lineMonthlyLimit: monthlyLimit }: Serving): Promise<ServedLine> {
  const at = { url: "" };
  const channel = standInChannel(() => at.url, monthlyLimit);
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
