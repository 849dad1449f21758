import type { TopicId } from "./topics.ts";
import { yearText } from "./value-words.ts";

type YearSliderProps = {
  readonly topic: TopicId;
  /** Years to choose from; the shown one is among them. */
  readonly years: readonly number[];
  readonly year: number;
  readonly onYear: (year: number) => void;
};

/** The year of the figures; nothing to choose where there is one year only. */
export function YearSlider({ topic, years, year, onYear }: YearSliderProps) {
  if (years.length < 2) return null;
  return (
    <div>
      <label htmlFor="year" className="font-bold text-13">
        年：<span className="amount">{yearText(topic, year)}</span>
      </label>
      <input
        id="year"
        type="range"
        min={0}
        max={years.length - 1}
        step={1}
        value={years.indexOf(year)}
        aria-valuetext={`${year}年`}
        onChange={(event) => {
          const chosen = years[Number(event.target.value)];
          if (chosen !== undefined) onYear(chosen);
        }}
        className="block h-8 w-full accent-brand"
      />
      <p aria-hidden="true" className="flex justify-between text-12 text-sub">
        {shownYears(years).map((each) => (
          <span key={each} className={`amount ${each === year ? "font-bold text-brand" : ""}`}>
            {each}
          </span>
        ))}
      </p>
    </div>
  );
}

const MOST_YEARS = 7;

/** All of a few years, of many the first and the last. */
function shownYears(years: readonly number[]): readonly number[] {
  return years.length <= MOST_YEARS ? years : years.filter((_, index) => index === 0 || index === years.length - 1);
}
