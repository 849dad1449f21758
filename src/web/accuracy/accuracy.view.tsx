import type { ModelCardResponse } from "#api/client/client.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { AccuracyNotes } from "./accuracy-notes.tsx";
import { CardReport } from "./card-report.tsx";
import { MyWardCard } from "./my-ward-card.tsx";
import { SummaryCard } from "./summary-card.tsx";

export type AccuracyViewProps = {
  /** Null: they could not be loaded. */
  readonly cards: readonly ModelCardResponse[] | null;
  /** The city that somebody calls theirs; empty: none was chosen. */
  readonly city: string;
  readonly onCity: (city: string) => void;
};

/** How well each model does, in figures anybody can hold against us. */
export function AccuracyView({ cards, city, onCity }: AccuracyViewProps) {
  return (
    <div className="measure-content py-6 sm:py-8">
      <h1 className="text-28">推定の精度</h1>
      <p className="mt-2 max-w-reading">
        モデルが見ていない新しい期間の成約を使い、推定と実際の価格を比べた結果です。モデルを作るたびに測り、良い数字も悪い数字もそのまま公開します。
      </p>
      {cards && cards.length > 0 && (
        <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
          <SummaryCard cards={cards} />
          <MyWardCard cards={cards} city={city} onCity={onCity} />
        </div>
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
