import type { TakeTap } from "#domain/notifications/index.server.ts";
import { tapWords } from "#domain/recommendation/messages/home-taps.ts";
import type { Clock } from "#platform/clock.ts";
import { takeTap } from "./take-tap.server.ts";

/** What members press below a home in the chat of the site's own account. */
export function memberTaps(clock: Clock): TakeTap {
  return async (tx, event, recipientOf) => {
    const occasion = await takeTap({ tx, clock }, event, recipientOf);
    return occasion && [tapWords(occasion)];
  };
}
