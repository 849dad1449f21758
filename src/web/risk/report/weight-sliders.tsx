import { PILLARS, type PillarId, type Weights } from "#domain/risk/model/types.ts";
import { MAX_WEIGHT, weightShares } from "#domain/risk/model/weights.ts";
import { percent } from "#kernel/percent.ts";
import { SliderField } from "#web/kit/form/slider-field.tsx";
import { ErrorText } from "#web/kit/ui/field-label.tsx";
import { PILLAR_WORDS } from "./pillar-words.ts";

export type WeightSlidersProps = {
  readonly weights: Weights;
  readonly isAllZero: boolean;
  readonly set: (pillar: PillarId, value: number) => void;
  /** How the sliders are laid out. */
  readonly className: string;
};

/** A slider for each pillar with its share of the whole, and what is wrong with all at zero. */
export function WeightSliders({ weights, isAllZero, set, className }: WeightSlidersProps) {
  const shares = isAllZero ? null : weightShares(weights);
  return (
    <>
      <div className={className}>
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
      </div>
      <div aria-live="polite">
        {isAllZero && <ErrorText id="weights-error">すべて0では計算できません。どれか1つを0より大きくしてください。</ErrorText>}
      </div>
    </>
  );
}
