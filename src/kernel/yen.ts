/** An amount in whole Japanese yen. */
export type Yen = number;

const MAN = 10_000;
const OKU = 100_000_000;

const grouped = new Intl.NumberFormat("ja-JP", { maximumFractionDigits: 0 });

/**
 * A price as Japanese listings write it, rounded to 万円: 54_800_000 -> `5,480万円`, 123_000_000 -> `1億2,300万円`.
 * Amounts under 1万円 are written in yen.
 */
export function formatYen(amount: Yen): string {
  const sign = amount < 0 ? "−" : "";
  const man = Math.round(Math.abs(amount) / MAN);
  if (man === 0) return `${sign}${grouped.format(Math.round(Math.abs(amount)))}円`;
  return `${sign}${formatMan(man)}`;
}

function formatMan(man: number): string {
  const oku = Math.floor(man / (OKU / MAN));
  const rest = man % (OKU / MAN);
  if (oku === 0) return `${grouped.format(rest)}万円`;
  return rest === 0 ? `${grouped.format(oku)}億円` : `${grouped.format(oku)}億${grouped.format(rest)}万円`;
}

/** A signed difference in 万円: 9_800_000 -> `+980万円`, 0 -> `±0万円`. */
export function formatYenDifference(amount: Yen): string {
  const man = Math.round(amount / MAN);
  if (man === 0) return "±0万円";
  return `${man > 0 ? "+" : "−"}${formatMan(Math.abs(man))}`;
}

/** A price for each m² (㎡単価) in 万円, one decimal: 1_066_000 -> `106.6万円/㎡`. */
export function formatUnitPrice(yenPerM2: Yen): string {
  return `${(yenPerM2 / MAN).toFixed(1)}万円/㎡`;
}

/** Yen from an amount in 万円 as people type it; the caller has parsed the number. */
export function fromMan(man: number): Yen {
  return Math.round(man * MAN);
}
