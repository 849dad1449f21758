import type { RiskReportResponse } from "#api/client/client.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { coverageText } from "#web/risk/facts/coverage-words.ts";
import { letterSpan, possibleWords } from "./report-words.ts";

/** The letters that are still possible, and what would narrow them. */
export function PossibleCard({ report: { rating, subject } }: { readonly report: RiskReportResponse }) {
  const possible = possibleWords(rating);
  return (
    <Card title="いま、ありえる記号" aside={possible && <span className="amount text-14 text-sub">{possible.points}</span>}>
      <LetterScale possible={rating.possible} />
      <p className="mt-2 mb-4 text-13 text-sub">分からない項目がすべて悪い場合から、すべて良い場合までです。</p>
      <NarrowingList rating={rating} canTell={subject.kind === "place"} />
    </Card>
  );
}

type LetterScaleProps = { readonly possible: Pick<RiskReportResponse["rating"]["possible"], "lowest" | "highest"> };

const LETTERS = RATING_MODEL.letters.map(([letter]) => letter).toReversed();

/** All letters from the lowest to the highest; those still possible stand out, the others are struck pale and said to be out of question. */
function LetterScale({ possible: { lowest, highest } }: LetterScaleProps) {
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

type Narrowing = RiskReportResponse["rating"]["narrowing"][number];
type NarrowingListProps = {
  readonly rating: Pick<RiskReportResponse["rating"], "coverage" | "possible" | "narrowing">;
  /** The page takes what the visitor knows of the building. */
  readonly canTell: boolean;
};

const SHOWN = 5;

const BY: Readonly<Record<Narrowing["by"], string>> = {
  visitor: "建物の資料で分かります",
  building: "管理組合の資料で分かります",
  data: "公的なデータの取り込み待ち",
};

/** What would narrow the letter and by how much, what the reader can tell first. */
function NarrowingList({ rating: { coverage, possible, narrowing }, canTell }: NarrowingListProps) {
  const shown = shownNarrowing(narrowing);
  if (shown.length === 0) return null;
  return (
    <section>
      <h3 className="text-16">分かると、幅がせまくなること</h3>
      <ul className="mt-1 divide-y divide-line">
        {shown.map((one) => (
          <li key={one.what} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 py-2 text-14 print:break-inside-avoid">
            <b>
              {one.title}{" "}
              {one.by === "visitor" && canTell ? (
                <a href="#told" className="no-print whitespace-nowrap font-normal text-link">
                  下で入力する
                </a>
              ) : (
                <Badge tone="quiet">{BY[one.by]}</Badge>
              )}
            </b>
            <span className="amount text-right">
              <span className="text-sub">そろい {coverageText(coverage)}→</span>
              <b>{coverageText(one.coverageAfter)}</b>
            </span>
            <span className="col-span-full text-13 text-sub">
              {one.assuming}、<b className="amount text-ink">{letterSpan(one)}</b>
              {letterSpan(one) === letterSpan(possible) ? "（幅は変わりません）" : `（いまは${letterSpan(possible)}）`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-12 text-sub">「〜なら」は計算の例で、この場所の値ではありません。</p>
    </section>
  );
}

/** What the visitor can tell first, then by the coverage that it brings; parts of what is told together are left out. */
function shownNarrowing(narrowing: readonly Narrowing[]): readonly Narrowing[] {
  const hasTold = narrowing.some(({ what }) => what === "told");
  const single = narrowing.filter(({ what }) => !(hasTold && (what === "built" || what === "units")));
  return [...single.filter(({ by }) => by === "visitor"), ...single.filter(({ by }) => by !== "visitor")].slice(0, SHOWN);
}
