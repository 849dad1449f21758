import { formatYen, type Yen } from "#kernel/yen.ts";

/** A price in which the figures are large and the units small; it never breaks. */
export function BigPrice({ amount }: { amount: Yen }) {
  return (
    <p className="amount font-bold text-[2.75rem]/[1.15] sm:text-52">
      {priceParts(amount).map(({ place, text, isUnit }) => (
        <span key={place} className={isUnit ? "mx-1 text-18 sm:text-22" : ""}>
          {text}
        </span>
      ))}
    </p>
  );
}

function priceParts(amount: Yen) {
  const parts = formatYen(amount).match(/[\d,]+|[^\d,]+/g) ?? [];
  return parts.map((text, place) => ({ place, text, isUnit: !/\d/.test(text) }));
}
