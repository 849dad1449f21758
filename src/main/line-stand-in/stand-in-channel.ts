import type { WholeTenantLine } from "#domain/tenants/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { LineChannel } from "#platform/line/types.ts";

const SECRETS = { secret: "stand-in-channel-secret", accessToken: "stand-in-access-token" };
const IDS = { botUserId: `U${"b".repeat(32)}`, basicId: "@machinone", liffId: "1234567890-StandIn0", loginChannelId: "1234567890" };

/** The channel of LINE on this machine. `url` is asked each time: it is known once somebody listens there. */
export function standInChannel(url: () => string, monthlyLimit: number): LineChannel {
  const here = {
    get apiUrl() {
      return url();
    },
    get accessUrl() {
      return url();
    },
    get friendUrl() {
      return url();
    },
    get liffUrl() {
      return `${url()}/liff`;
    },
  };
  return Object.assign(here, { ...SECRETS, ...IDS, monthlyLimit });
}

/** A channel of a tenant at the LINE of this machine, whatever its numbers are: nobody else knows it. */
export function inventedLine(tenant: string, randomBytes: RandomBytes): WholeTenantLine {
  const hex = (length: number) => Buffer.from(randomBytes(length)).toString("hex");
  const tenDigits = () => Array.from(randomBytes(10), (byte) => byte % 10).join("");
  const loginChannelId = tenDigits();
  return {
    ...{ tenant, channelId: tenDigits(), botUserId: `U${hex(16)}`, basicId: `@${tenant.slice(0, 18)}`, monthlyLimit: 200 },
    ...{ loginChannelId, liffId: `${loginChannelId}-${hex(4)}`, secret: hex(16), accessToken: hex(32) },
  };
}
