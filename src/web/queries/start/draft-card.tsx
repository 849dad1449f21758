import type { QueryDraft } from "#domain/queries/draft/types.ts";
import { PART_NAMES, QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { STEP_TEXTS } from "#domain/queries/flow/step-texts.ts";
import { words } from "#domain/queries/words/query-words.ts";
import { partsOf } from "#kernel/flow/parts.ts";
import { replay } from "#kernel/flow/replay.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { isTold } from "#web/queries/steps/form/step-view-of.ts";
import { WordsLine } from "#web/queries/words/words-line.tsx";

type DraftCardProps = {
  readonly draft: QueryDraft;
  readonly where: string;
  readonly action: string;
  readonly onChoose: () => void;
};

/** A form that is not finished: what was told, where and when, and what comes next. */
export function DraftCard({ draft: { progress, updatedAt, queryId }, where, action, onChoose }: DraftCardProps) {
  const { told, open } = replay(QUERY_FLOW, progress);
  const parts = partsOf(QUERY_FLOW, progress, open);
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-6">
      <p className="text-12 text-sub">
        {[where, formatDate(updatedAt), queryId === null ? "" : "保存した条件の変更"].filter((part) => part !== "").join("・")}
      </p>
      <p className="font-bold text-16">{isTold(told) ? <WordsLine words={words(told)} /> : "条件はまだ入力していません"}</p>
      <ol className="grid grid-cols-3 gap-2 text-12" aria-label="進みぐあい">
        {parts.map(({ part, done, total }) => (
          <li key={part} className={`border-t-4 pt-1 ${done > 0 ? "border-brand" : "border-line"}`}>
            {PART_NAMES[part as 1 | 2 | 3]} <span className="text-sub">{`${done}/${total}`}</span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-13 text-sub">次の質問：{STEP_TEXTS[open].title}</p>
        <Button onClick={onChoose}>{action}</Button>
      </div>
    </article>
  );
}
