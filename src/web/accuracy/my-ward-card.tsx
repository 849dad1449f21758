import type { ModelCardResponse } from "#api/client/client.ts";
import { MODEL_KIND_NAMES } from "#kernel/home/kind-labels.ts";
import { SelectField } from "#web/kit/form/choice-field.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { DataTable } from "#web/kit/ui/data-table.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";
import { FEW_SALES } from "./accuracy-words.ts";
import { WardHorizonTable } from "./horizon-table.tsx";
import { type Slice, sliceColumns } from "./slice-columns.tsx";

export type MyWardProps = {
  readonly cards: readonly ModelCardResponse[];
  /** Empty: none was chosen. */
  readonly city: string;
  /** Puts it into the address; without script the form does. */
  readonly onCity: (city: string) => void;
};

/** わたしの区市町村: the figures of one city for every kind, and how they hold the further ahead one looks. */
export function MyWardCard({ cards, city, onCity }: MyWardProps) {
  return (
    <Card title="わたしの区市町村" lead="選んだ区市町村は、この画面のアドレスに残ります。">
      <form
        action="/accuracy"
        method="get"
        className="no-print flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onCity(String(new FormData(event.currentTarget).get("city") ?? ""));
        }}
      >
        <SelectField
          name="city"
          label="区市町村"
          isRequired={false}
          value={city}
          onChange={onCity}
          choices={choicesOf(cards)}
          emptyLabel="選んでください"
        />
        <Button type="submit" tone="secondary">
          表示する
        </Button>
      </form>
      <div aria-live="polite">{city !== "" && <WardFigures cards={cards} city={city} />}</div>
    </Card>
  );
}

/** Every city that any of the models was tested in, by its code. */
function choicesOf(cards: readonly ModelCardResponse[]) {
  const names = new Map(cards.flatMap(({ areas }) => areas.map(({ cityCode, cityName }) => [cityCode, cityName] as const)));
  return [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => (a.value < b.value ? -1 : 1));
}

type KindRow = Slice & { readonly kind: ModelCardResponse["kind"] };

function WardFigures({ cards, city }: Pick<MyWardProps, "cards" | "city">) {
  const rows = cards.flatMap(({ kind, areas }): KindRow[] =>
    areas.filter(({ cityCode }) => cityCode === city).map((area) => ({ ...area, kind })),
  );
  const name = cards.flatMap(({ areas }) => areas).find(({ cityCode }) => cityCode === city)?.cityName;
  if (rows.length === 0) {
    return (
      <div className="mt-4">
        <NoData>この区市町村で検証できた成約がありません。</NoData>
      </div>
    );
  }
  return (
    <div className="mt-4 flex flex-col gap-5">
      <div>
        <DataTable
          caption={`${name}の推定の精度`}
          isCaptionShown
          columns={sliceColumns<KindRow>("種別", ({ kind }) => MODEL_KIND_NAMES[kind])}
          rows={rows}
          rowKey={({ kind }) => kind}
        />
        {rows.some(({ n }) => n < FEW_SALES) && (
          <p className="mt-2 text-13 text-sub">「参考」は検証した成約が{FEW_SALES}件より少なく、数字が揺れやすい種別です。</p>
        )}
      </div>
      {cards.map((card) => (
        <WardHorizonTable key={card.kind} card={card} city={city} />
      ))}
    </div>
  );
}
