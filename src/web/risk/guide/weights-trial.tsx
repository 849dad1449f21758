import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { WeightSliders } from "#web/risk/report/weight-sliders.tsx";
import { SampleLetter } from "./sample-letter.tsx";
import type { TrialState } from "./use-trial-weights.ts";

/** The sample beside the sliders: how weights move a letter. */
export function WeightsTrial({ state: { weights, rating, isDefault, set, reset } }: { readonly state: TrialState }) {
  return (
    <Card
      title="重みを動かしてみる"
      lead="気になる項目を重くすると、総合の点数と記号が変わります。"
      aside={
        !isDefault && (
          <Button tone="plain" size="bar" onClick={reset}>
            標準の重みに戻す
          </Button>
        )
      }
    >
      <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
        <SampleLetter rating={rating} />
        <div className="no-print flex flex-col gap-3">
          <WeightSliders {...{ weights, set }} isAllZero={rating === null} className="flex flex-col gap-3" />
        </div>
      </div>
    </Card>
  );
}
