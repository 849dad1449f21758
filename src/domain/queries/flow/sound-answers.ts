import { MESSAGE_LENGTH, messageFaults } from "#domain/queries/core/message-checks.ts";
import type { NamedCommute } from "#domain/queries/core/types.ts";
import type { Span } from "#domain/search/homes/types.ts";

/** A lower end is not above the upper one. */
export function isSoundSpan({ min, max }: Span): boolean {
  return min === null || max === null || min <= max;
}

export const MOST_COMMUTES = 2;
/** Two at most, to two different stations. */
export function isSoundCommutes(commutes: readonly NamedCommute[]): boolean {
  return commutes.length <= MOST_COMMUTES && new Set(commutes.map(({ station }) => station.code)).size === commutes.length;
}

export const OFFER_RATIO = { min: 0.8, max: 1.2, step: 0.01 } as const;
export function isOfferRatio(ratio: number | null): boolean {
  return ratio !== null && ratio >= OFFER_RATIO.min && ratio <= OFFER_RATIO.max;
}

/** Long enough to say something, short enough to be read, and without what may not stand in it (message-checks.ts). */
export function isSoundMessage(message: string | null): boolean {
  return message !== null && messageFaults(message).length === 0;
}

export { MESSAGE_LENGTH };
