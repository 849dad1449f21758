import { hours } from "#kernel/duration.ts";
import { OFFER_LENGTH } from "./rules.ts";

/** Hours of the day in Japan in which people read mails of work. */
const AWAKE = { from: 9, to: 20 };
const IN_JAPAN = hours(9);

/** Until when whoever waits has a half hour that is offered to them now: two hours, of which none between 20:00 and 9:00 in Japan count. */
export function offeredUntil(now: Date): Date {
  const local = now.getTime() + IN_JAPAN;
  const midnight = local - (local % hours(24));
  const opens = midnight + hours(AWAKE.from);
  const closes = midnight + hours(AWAKE.to);
  const night = hours(24 - AWAKE.to + AWAKE.from);
  const from = local < opens ? opens : local < closes ? local : closes;
  const until = from + OFFER_LENGTH;
  return new Date((until <= closes ? until : until + night) - IN_JAPAN);
}
