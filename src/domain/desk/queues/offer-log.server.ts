import type { Fact } from "#domain/desk/core/types.ts";
import type { OfferLog } from "#domain/offers/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";

const SIDE_WORDS = { buyer: "購入を希望する人", owner: "所有する人" } as const;

/** Who the sides of an offer are and what they wrote, as far as they told it: nobody sees it whom a second operator has not let look. */
export function logFacts(log: OfferLog | null): Fact[] {
  if (!log) return [];
  const contacts = (["buyer", "owner"] as const).flatMap((side) => {
    const contact = log.contacts[side];
    const words = contact && [contact.name, contact.email, contact.phone].filter((word) => word !== null).join(" ");
    return words ? [{ label: SIDE_WORDS[side], value: words }] : [];
  });
  const messages = log.messages.flatMap(({ no, side, text, at }) =>
    text === null ? [] : [{ label: `${no}番 ${SIDE_WORDS[side]} ${isoDateInJapan(at)}`, value: text }],
  );
  return [...contacts, ...messages];
}
