import type { MessageEstimate } from "#kernel/message.ts";

/** From left to right: pieces of the line with their share of 100, and the marks that stand between them. */
type BandPart = { readonly kind: "track" | "band"; readonly share: number } | { readonly kind: "point" | "price" };

/** The line of an estimate cut where something begins or stands, for places that can only draw pieces beside each other. */
export function bandParts({ from, to, price }: Pick<MessageEstimate, "from" | "to" | "price">): BandPart[] {
  const ends = [...new Set([0, from, 50, price, to, 100])].toSorted((a, b) => a - b);
  return ends.flatMap((at, index): BandPart[] => {
    const next = ends[index + 1];
    const mark: BandPart[] = at === price ? [{ kind: "price" }] : at === 50 ? [{ kind: "point" }] : [];
    if (next === undefined) return mark;
    return [...mark, { kind: at >= from && next <= to ? "band" : "track", share: Math.round((next - at) * 10) / 10 }];
  });
}
