import type { Fact } from "#domain/desk/core/types.ts";
import type { OfferLog } from "#domain/offers/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { formatYen } from "#kernel/yen.ts";

const SIDE_WORDS = { buyer: "購入を希望する人", owner: "所有する人" } as const;

/** The two whose offer it is: neither decides about it at the desk. */
export function partiesOf(log: OfferLog | null): readonly string[] {
  return log ? Object.values(log.offer.subs).filter((sub) => sub !== null) : [];
}

/** The home as both sides saw it, the prices that were named, who the sides are and what they wrote: nobody sees it whom a second operator has not let look. */
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
  return [...homeFacts(log), ...contacts, ...priceFacts(log), ...messages];
}

function homeFacts({ offer: { home, estimate } }: OfferLog): Fact[] {
  const words = [home.buildingName, home.place, home.layout, home.aboutM2 === null ? null : `約${home.aboutM2}㎡`];
  return [
    { label: "物件", value: words.filter((word) => word !== null).join(" ") },
    { label: "AI推定価格（オファーのとき）", value: formatYen(estimate.pointYen) },
  ];
}

/** Each price with the day and the side that named it, and the one that stands. */
function priceFacts({ events, priceYen }: OfferLog): Fact[] {
  const named = events.filter(({ kind }) => kind === "deliver" || kind === "counter");
  return [
    ...named.map(({ seq, actor, priceYen: yen, at }) => ({
      label: `価格 ${seq} ${actor === "owner" ? SIDE_WORDS.owner : SIDE_WORDS.buyer} ${isoDateInJapan(at)}`,
      value: formatYen(yen),
    })),
    { label: "最後の価格", value: formatYen(priceYen) },
  ];
}
