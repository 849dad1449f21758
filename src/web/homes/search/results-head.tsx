import { formatMoment } from "#kernel/japanese-date.ts";
import { headingWords } from "#web/homes/question/condition-words.ts";
import { GapKey } from "#web/kit/home/gap-band.tsx";
import { HeartButton } from "#web/session/favorites/heart-button.tsx";
import type { HomesFound } from "./find-homes.ts";
import { heartOfList } from "./place-heart.ts";

type Found = Extract<HomesFound, { kind: "found" }>;

/** What is listed, how many there are, and of when. Counts are of homes, however many companies advertise each. */
export function ResultsHead({ found, onDropWindow }: { found: Found; onDropWindow: () => void }) {
  const { question, homes, names } = found;
  const { page, pageSize, total, items, asOf } = homes;
  const first = (page - 1) * pageSize + 1;
  const heart = heartOfList(question.conditions, names);
  return (
    <div className={`px-4 pt-3 pb-2 sm:px-6 ${question.view === "map" ? "max-sm:py-2" : ""}`}>
      <div className="flex items-center gap-x-2">
        <h1 className="text-22 max-sm:text-18">
          {headingWords(question.conditions, names)} <span className="amount">{total.toLocaleString("ja-JP")}件</span>
        </h1>
        {heart && <HeartButton item={heart} />}
      </div>
      <div
        className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-12 text-sub ${question.view === "map" ? "max-sm:hidden" : ""}`}
      >
        <p>
          {items.length > 0 && (
            <span className="amount">
              {first.toLocaleString("ja-JP")}〜{(first + items.length - 1).toLocaleString("ja-JP")}件・
            </span>
          )}
          <span className="amount">{formatMoment(new Date(asOf))} 現在</span>
        </p>
        <GapKey />
      </div>
      {question.box && (
        <p className="no-print mt-1 flex flex-wrap items-center gap-x-3 text-13">
          <span>地図の範囲の中だけを表示しています。</span>
          <button type="button" onClick={onDropWindow} className="min-h-11 text-brand underline underline-offset-4">
            範囲を外す
          </button>
        </p>
      )}
    </div>
  );
}
