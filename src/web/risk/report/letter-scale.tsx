import type { RiskReportResponse } from "#api/client/client.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";

type LetterScaleProps = { readonly possible: Pick<RiskReportResponse["rating"]["possible"], "lowest" | "highest"> };

const LETTERS = RATING_MODEL.letters.map(([letter]) => letter).toReversed();

/** All letters from the lowest to the highest; those still possible stand out, the others are struck pale and said to be out of question. */
export function LetterScale({ possible: { lowest, highest } }: LetterScaleProps) {
  const [from, to] = [LETTERS.indexOf(lowest), LETTERS.indexOf(highest)];
  return (
    <ol aria-label="ありえる記号" className="flex gap-1">
      {LETTERS.map((letter, index) => {
        const isPossible = index >= from && index <= to;
        return (
          <li
            key={letter}
            className={`amount flex-1 rounded-[0.375rem] border py-1.5 text-center text-14 sm:text-16 ${
              isPossible ? "border-brand bg-brand-tint font-bold text-brand" : "border-line text-sub"
            }`}
          >
            {letter}
            <span className="sr-only">{isPossible ? "：ありえます" : "：なりません"}</span>
          </li>
        );
      })}
    </ol>
  );
}
