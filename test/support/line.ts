import { createHmac, randomBytes } from "node:crypto";
import { afterEach } from "vitest";
import type { WholeTenantLine } from "#domain/tenants/index.server.ts";
import { type LineStandInParts, lineStandIn } from "#main/line-stand-in/line-stand-in.ts";
import { inventedLine } from "#main/line-stand-in/stand-in-channel.ts";
import { listen } from "#main/site/listen.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { LineChannel } from "#platform/line/types.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

export const LINE_USER = `U${"a".repeat(32)}`;

export const TEST_CHANNEL: LineChannel = {
  ...{ secret: "secret", accessToken: "token", botUserId: `U${"b".repeat(32)}`, basicId: "@machinone" },
  ...{ liffId: "1234567890-AbcdEfgh", loginChannelId: "1234567890", monthlyLimit: 200 },
  ...{
    apiUrl: "http://api.invalid",
    accessUrl: "http://access.invalid",
    friendUrl: "http://friend.invalid",
    liffUrl: "http://liff.invalid",
  },
};

/** A stand-in of LINE on a free port; closed after the test. What it tells the site goes to `deliver`. */
export async function testLine(
  changes: Partial<LineChannel> = {},
  deliver: (body: string, signature: string) => Promise<void> = async () => undefined,
  more: Pick<LineStandInParts, "channelId" | "webhookUrl"> = {},
) {
  const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
  const channel = { ...TEST_CHANNEL, ...changes };
  const standIn = lineStandIn({
    channel,
    clock,
    randomBytes: (length) => randomBytes(length),
    deliver,
    liffPage: () => "http://site.invalid/recc/contact_line",
    ...more,
  });
  const { url, close } = await listen((request) => standIn.app.fetch(request), { host: "127.0.0.1", port: 0, shutdownMs: 0 });
  closing.push(() => close(0));
  const own = { ...channel, apiUrl: url, accessUrl: url, friendUrl: url, liffUrl: `${url}/liff` };
  return { ...standIn, clock, url, channel: own };
}

/** A channel of a tenant, whatever its numbers are. */
export function aTenantLine(tenant: string): WholeTenantLine {
  return inventedLine(tenant, (length) => randomBytes(length));
}

/** A webhook as LINE signs it. */
export function signed(body: string | Uint8Array, secret = TEST_CHANNEL.secret): string {
  return createHmac("sha256", secret).update(body).digest("base64");
}

/** An event of a webhook that is whole; what is given stands instead. */
export function lineEvent(id: string, given: object) {
  return {
    ...{ mode: "active", timestamp: Date.parse("2026-11-21T03:00:00Z"), webhookEventId: id, replyToken: `reply-${id}` },
    ...{ source: { type: "user", userId: LINE_USER }, deliveryContext: { isRedelivery: false } },
    ...given,
  };
}
