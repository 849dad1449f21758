import type { ModelCardResponse } from "#api/client/client.ts";
import { days } from "#kernel/duration.ts";

/** An accuracy figure older than this is not live any more and is not shown on the front page. */
const FRESH_FOR = days(45);

/** The card the front page may quote: of condominiums, and made within 45 days. */
export function freshCard(cards: readonly ModelCardResponse[], now: Date): ModelCardResponse | null {
  const card = cards.find(({ kind }) => kind === "condo");
  return card && now.getTime() - Date.parse(card.createdAt) <= FRESH_FOR ? card : null;
}

/** 万円 for each square metre, with one decimal: 1,050,000 -> `105.0`. */
export function manYenPerM2(yenPerM2: number): string {
  return (yenPerM2 / 10_000).toFixed(1);
}

const BOX = { width: 64, height: 22, edge: 3 } as const;

/** A line through the known values in a box of 64 by 22, broken where one is missing, with its end; null for fewer than two values. */
export function sparkline(values: readonly (number | null)[]): { readonly path: string; readonly end: readonly [number, number] } | null {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  if (known.length < 2) return null;
  const least = Math.min(...known.map(({ value }) => value));
  const most = Math.max(...known.map(({ value }) => value));
  const across = (BOX.width - 2 * BOX.edge) / (values.length - 1);
  const down = most === least ? 0 : (BOX.height - 2 * BOX.edge) / (most - least);
  const points = known.map(({ value, index }) => ({
    index,
    x: oneDecimal(BOX.edge + index * across),
    y: oneDecimal(most === least ? BOX.height / 2 : BOX.edge + (most - value) * down),
  }));
  const path = points.map(({ index, x, y }, at) => `${points[at - 1]?.index === index - 1 ? "L" : "M"}${x} ${y}`).join("");
  const last = points.at(-1);
  return last ? { path, end: [last.x, last.y] } : null;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
