import { formatDay } from "#kernel/japanese-date.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";

type ThanksCardProps = {
  readonly title: string;
  /** What comes next. */
  readonly next: string;
  /** The number of the letter. */
  readonly id: string | undefined;
  /** Calendar day of the answer. */
  readonly dueOn: string | undefined;
  /** The same letter came before. */
  readonly isRepeated: boolean;
};

/** The number of a letter, and what comes next. */
export function ThanksCard({ title, next, id, dueOn, isRepeated }: ThanksCardProps) {
  return (
    <Card title={title}>
      <div className="flex flex-col gap-3">
        {isRepeated && (
          <Notice title="すでに受け付けています">
            同じ内容を24時間以内に受け付けたため、新しくは加えていません。はじめの受付番号を示しています。
          </Notice>
        )}
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr]">
          {id !== undefined && (
            <>
              <dt className="text-14 text-sub">受付番号</dt>
              <dd className="amount font-bold">{id}</dd>
            </>
          )}
          {dueOn !== undefined && (
            <>
              <dt className="text-14 text-sub">お返事の予定</dt>
              <dd>
                <span className="amount">{formatDay(dueOn)}</span>まで
              </dd>
            </>
          )}
        </dl>
        <p>{next}</p>
      </div>
    </Card>
  );
}
