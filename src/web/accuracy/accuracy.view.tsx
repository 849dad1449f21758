import type { ModelCardResponse } from "#api/client/client.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { AccuracyNotes } from "./accuracy-notes.tsx";
import { KIND_NAMES } from "./accuracy-words.ts";
import { CardReport } from "./card-report.tsx";

export type AccuracyViewProps = {
  /** Null: they could not be loaded. */
  readonly cards: readonly ModelCardResponse[] | null;
};

/** How well each model does, in figures anybody can hold against us. */
export function AccuracyView({ cards }: AccuracyViewProps) {
  return (
    <div className="measure-content py-6 sm:py-8">
      <h1 className="text-28">推定の精度</h1>
      <p className="mt-2 max-w-reading">
        モデルが見ていない新しい期間の成約を使い、推定と実際の価格を比べた結果です。モデルを作るたびに測り、良い数字も悪い数字もそのまま公開します。
      </p>
      {cards && cards.length > 1 && (
        <nav aria-label="種別" className="mt-4">
          <ul className="flex flex-wrap gap-x-5">
            {cards.map(({ kind }) => (
              <li key={kind}>
                <a href={`#kind-${kind}`} className="text-link inline-flex min-h-11 items-center">
                  {KIND_NAMES[kind]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="mt-8 flex flex-col gap-12">
        {cards === null && <LoadFailed />}
        {cards?.length === 0 && (
          <NoData
            title="データがありません"
            action={
              <LinkButton to="/search" tone="secondary" size="bar">
                物件を検索する
              </LinkButton>
            }
          >
            公開できるモデルがまだありません。成約データを読み込み、モデルを検証すると表示します。
          </NoData>
        )}
        {cards?.map((card) => (
          <CardReport key={card.kind} card={card} />
        ))}
      </div>
      <div className="mt-12">
        <AccuracyNotes />
      </div>
    </div>
  );
}
