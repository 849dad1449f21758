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
