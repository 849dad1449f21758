import { PILLARS } from "#domain/risk/types.ts";
import { MAX_WEIGHT, weightShares } from "#domain/risk/weights.ts";
import { SliderField } from "../kit/forms/slider-field.tsx";
import { percent } from "../kit/report/percent.ts";
import { Button } from "../kit/ui/button.tsx";
import { Card } from "../kit/ui/card.tsx";
import { ErrorText } from "../kit/ui/field-label.tsx";
import { PILLAR_WORDS } from "./pillar-words.ts";
import { SampleLetter } from "./sample-letter.tsx";
import type { TrialState } from "./use-trial-weights.ts";

/** The sample beside the sliders: how weights move a letter. */
export function WeightsTrial({ state: { weights, rating, isDefault, set, reset } }: { readonly state: TrialState }) {
  const shares = rating === null ? null : weightShares(weights);
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
          {PILLARS.map((pillar) => (
            <SliderField
              key={pillar}
              label={PILLAR_WORDS[pillar].name}
              value={weights[pillar]}
              max={MAX_WEIGHT}
              note={shares ? `全体の${percent(shares[pillar], 0)}` : ""}
              onChange={(value) => set(pillar, value)}
            />
          ))}
          <div aria-live="polite">
            {rating === null && <ErrorText id="trial-error">すべて0では計算できません。どれか1つを0より大きくしてください。</ErrorText>}
          </div>
        </div>
      </div>
    </Card>
  );
}
