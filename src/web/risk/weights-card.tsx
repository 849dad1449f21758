import { Button } from "../kit/ui/button.tsx";
import { Card } from "../kit/ui/card.tsx";
import type { WeightsState } from "./use-weights.ts";
import { WeightSliders } from "./weight-sliders.tsx";

/** How much each pillar counts, for this reader. The report above follows. */
export function WeightsCard({ state }: { readonly state: WeightsState }) {
  const { weights, isAllZero, isDefault, kept, set, reset, useKept } = state;
  return (
    <Card
      id="weights"
      className="no-print"
      title="重みを変える"
      lead="気になる項目を重くすると、総合の点数と記号が変わります。重みはこの画面のアドレスに入るので、リンクで同じ結果を渡せます。"
      aside={
        !isDefault && (
          <Button tone="plain" size="bar" onClick={reset}>
            標準の重みに戻す
          </Button>
        )
      }
    >
      {kept && (
        <p className="mb-3 text-14">
          前回の重みが、この端末に残っています。
          <Button tone="plain" size="bar" onClick={useKept}>
            前回の重みで見る
          </Button>
        </p>
      )}
      <WeightSliders {...{ weights, isAllZero, set }} className="grid gap-x-10 gap-y-3 sm:grid-cols-2" />
      <p className="mt-3 text-13 text-sub">
        重みはこの端末にだけ残り、アカウントには保存しません。上限と偏差値は、標準の重みのときと同じです。
      </p>
    </Card>
  );
}
