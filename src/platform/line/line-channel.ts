import type { LineChannel } from "./types.ts";

type Settings = Pick<LineChannel, "secret" | "accessToken" | "botUserId" | "basicId" | "liffId" | "loginChannelId" | "monthlyLimit">;

/** A channel of the real LINE. */
export function lineChannel(settings: Settings): LineChannel {
  return {
    ...settings,
    apiUrl: "https://api.line.me",
    accessUrl: "https://access.line.me",
    friendUrl: "https://line.me",
    liffUrl: "https://liff.line.me",
  };
}
