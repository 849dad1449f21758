import type { ReactNode } from "react";
import type { FindingState } from "#domain/surroundings/layers/types.ts";
import { SourceChips } from "#web/kit/report/footnotes.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { RetryButton } from "#web/kit/ui/retry.tsx";
import { type ShownProvenance, sourceOf } from "./provenance-words.ts";

export type FindingRowProps = {
  readonly title: string;
  /** `failed`: it could not be asked, and asking again may help. */
  readonly state: FindingState | "failed";
  /** What was found, in a person's words: 「0.5m以上3m未満」. Of a missing value: why it is missing. */
  readonly words?: ReactNode;
  /** What that means for a home here. */
  readonly meaning?: ReactNode;
  /** 0–100, 100 = safest; null or left out where it is not judged. */
  readonly score?: number | null;
  readonly provenance?: ShownProvenance | null;
  /** A correction of this item is being looked at. */
  readonly isChecking?: boolean;
};

/** Rows of findings, each in one of four looks that cannot be taken for one another. */
export function FindingRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {children}
    </ul>
  );
}

export function FindingRow({ title, meaning, score, provenance, isChecking = false, ...found }: FindingRowProps) {
  return (
    <li className="py-4 first:pt-0 last:pb-0 print:break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-14 text-sub sm:text-14">
          {title}
          {isChecking && (
            <span className="ml-2">
              <Badge tone="warn">確認中</Badge>
            </span>
          )}
        </h3>
        {hasScore(found.state, score) && <ScoreMark score={score} />}
      </div>
      <Found {...found} />
      {meaning && (found.state === "ok" || found.state === "none") && <p className="mt-1 max-w-reading text-14 text-sub">{meaning}</p>}
      {provenance && (
        <div className="mt-2">
          <SourceChips sources={[sourceOf(provenance)]} />
        </div>
      )}
    </li>
  );
}

function hasScore(state: FindingRowProps["state"], score: number | null | undefined): score is number {
  return (state === "ok" || state === "none") && score !== null && score !== undefined;
}

function Found({ state, words }: Pick<FindingRowProps, "state" | "words">) {
  switch (state) {
    case "ok":
      return <p className="mt-0.5 font-bold text-18">{words}</p>;
    case "none":
      return (
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 font-bold text-16">
          <Badge tone="quiet">該当なし</Badge>
          <span>{words ?? "調べた範囲では、ここには示されていません。"}</span>
        </p>
      );
    case "no_data":
      return (
        <div className="hatched mt-1 rounded-control border border-line p-1.5 text-14">
          <p className="rounded-[0.375rem] bg-card/90 px-3 py-1.5">
            <b className="mr-2">データなし</b>
            {words ?? "この場所のデータがまだありません。点数には入れていません。"}
          </p>
        </div>
      );
    case "out_of_area":
      return (
        <p className="mt-1 rounded-control border-2 border-control border-dashed px-3 py-1.5 text-14">
          <b className="mr-2">対象外エリア</b>
          {words ?? "この資料は、この地域を対象にしていません。"}
        </p>
      );
    case "failed":
      return <Failed words={words} />;
  }
}

function Failed({ words }: { words: ReactNode }) {
  return (
    <div
      role="alert"
      className="mt-1 flex flex-wrap items-center justify-between gap-2 rounded-control border border-accent border-l-8 bg-accent-tint px-3 py-1.5 text-14"
    >
      <p>
        <b className="mr-2">取得失敗</b>
        {words ?? "読み込みに失敗しました。"}
      </p>
      <RetryButton />
    </div>
  );
}

/** Points with a bar from 0 to 100. One colour: how good a value is must not be read from a colour. */
function ScoreMark({ score }: { score: number }) {
  const rounded = Math.round(score);
  return (
    <span className="amount inline-flex items-center gap-2 text-14">
      <svg aria-hidden="true" width="72" height="8" className="shrink-0">
        <rect width="72" height="8" rx="4" className="fill-track" />
        <rect width={Math.max(2, (rounded / 100) * 72)} height="8" rx="4" className="fill-brand" />
      </svg>
      <span>
        <b className="text-16">{rounded}</b>点
      </span>
    </span>
  );
}
