import type { OfferThread } from "#api/client/client.ts";
import { PRICE_STEP } from "#domain/offers/core/offer-price.ts";
import type { Yen } from "#kernel/yen.ts";
import type { OfferSide } from "#web/offer/words/offer-words.ts";

/** A price that was named, by whom and in which round. */
export type PriceStep = { readonly round: number; readonly side: OfferSide; readonly priceYen: Yen; readonly at: string };

type Told = Pick<OfferThread, "steps" | "side">;

/** All prices that were named, the first one first. */
export function priceSteps({ steps, side }: Told): readonly PriceStep[] {
  const other = side === "buyer" ? "owner" : "buyer";
  return steps.flatMap(({ kind, by, priceYen, round, at }) =>
    (kind === "offer" || kind === "counter") && by !== "site" ? [{ round, side: by === "you" ? side : other, priceYen, at }] : [],
  );
}

/** Whether the last price was agreed to, whatever came of it later. */
export function isAgreed({ steps }: Pick<Told, "steps">): boolean {
  return steps.some(({ kind }) => kind === "accept");
}

/** The last price of one side; null: it has named none. */
export function lastPriceOf(steps: readonly PriceStep[], side: OfferSide): Yen | null {
  return steps.findLast((step) => step.side === side)?.priceYen ?? null;
}

export type QuickPrice = { readonly label: string; readonly priceYen: Yen };

const toStep = (yen: number): Yen => Math.round(yen / PRICE_STEP) * PRICE_STEP;

/** Three prices that a counter may begin with, none of them the one that it answers: the estimate, the middle, one's last, an end of the band, or a little beside the estimate. */
export function quickPrices(thread: Told & Pick<OfferThread, "hint" | "priceYen">): readonly QuickPrice[] {
  const { hint, priceYen, side } = thread;
  const own = lastPriceOf(priceSteps(thread), side);
  const isOwner = side === "owner";
  const beside = (percent: number) => hint.pointYen * (1 + (isOwner ? percent : -percent) / 100);
  const all: readonly (QuickPrice | null)[] = [
    { label: "推定どおり", priceYen: hint.pointYen },
    own === null
      ? { label: "提示と推定の中間", priceYen: (priceYen + hint.pointYen) / 2 }
      : { label: "ふたりの中間", priceYen: (priceYen + own) / 2 },
    own === null ? null : { label: "前回のまま", priceYen: own },
    { label: isOwner ? "幅の上" : "幅の下", priceYen: isOwner ? hint.highYen : hint.lowYen },
    ...[3, 5].map((percent) => ({ label: `推定より${percent}%${isOwner ? "高く" : "低く"}`, priceYen: beside(percent) })),
  ];
  const rounded = all.flatMap((one) => (one === null ? [] : [{ ...one, priceYen: toStep(one.priceYen) }]));
  const isNew = ({ priceYen: yen }: QuickPrice, index: number) =>
    yen !== priceYen && rounded.findIndex((one) => one.priceYen === yen) === index;
  return rounded.filter(isNew).slice(0, 3);
}

/** What a counter begins with: the middle where there is one. */
export function firstPrice(thread: Parameters<typeof quickPrices>[0]): Yen {
  const prices = quickPrices(thread);
  return (prices.find(({ label }) => label.endsWith("中間")) ?? prices[0])?.priceYen ?? thread.priceYen;
}
