import { priceParts } from "./home-words.ts";

const SIZES = { row: ["text-22", "text-13"], card: ["text-28", "text-14"], page: ["text-52", "text-18"] } as const;

/** A price whose figures are larger than their units and never part from them. */
export function PriceFigure({ yen, size = "row" }: { yen: number; size?: keyof typeof SIZES }) {
  const [figure, unit] = SIZES[size];
  return (
    <span className={`amount font-bold ${figure}`}>
      {priceParts(yen).map(({ text, isUnit }) => (
        <span key={text} className={isUnit ? `${unit} ml-0.5` : ""}>
          {text}
        </span>
      ))}
    </span>
  );
}
