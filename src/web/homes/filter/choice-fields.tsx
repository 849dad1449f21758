import { LISTING_KINDS } from "#domain/listings/types.ts";
import { AGE_CHOICES, WALK_CHOICES } from "#domain/search/homes/axes.ts";
import { LAYOUTS } from "#domain/search/homes/types.ts";
import { KIND_LABELS } from "#kernel/home/kind-labels.ts";
import { ManyChoices, OneChoice } from "./choice-list.tsx";
import { CommuteFields } from "./commute-fields.tsx";
import { countOf, type GroupProps } from "./group-props.ts";

export function KindFields({ conditions, facets, onChange }: GroupProps) {
  const choices = LISTING_KINDS.map((value) => ({ value, label: KIND_LABELS[value], count: countOf(facets.kinds, value) }));
  return <ManyChoices legend="種別" choices={choices} chosen={conditions.kinds} onChange={(kinds) => onChange({ kinds })} />;
}

export function LayoutFields({ conditions, facets, onChange }: GroupProps) {
  const choices = LAYOUTS.map((value) => ({ value, label: value.replace("4LDK+", "4LDK以上"), count: countOf(facets.layouts, value) }));
  return <ManyChoices legend="間取り" choices={choices} chosen={conditions.layouts} onChange={(layouts) => onChange({ layouts })} />;
}

export function WalkFields(props: GroupProps) {
  const { conditions, facets, onChange } = props;
  const { walkMinutesMax, stations } = conditions;
  const choices = withCurrent(WALK_CHOICES, walkMinutesMax).map((value) => ({
    ...{ value, label: `${value}分以内`, count: countOf(facets.walkMinutesMax, value) },
  }));
  return (
    <>
      <OneChoice
        legend="駅から歩く時間"
        none="指定なし"
        choices={choices}
        chosen={walkMinutesMax}
        onChange={(next) => onChange({ walkMinutesMax: next })}
      />
      <p className="text-12 text-sub">
        {stations.length > 0 ? "選んだ駅までの時間で数えます。" : "いずれかの駅までの時間で数えます。"}バスの時間は徒歩に数えません。
      </p>
      <CommuteFields {...props} />
    </>
  );
}

export function AgeFields({ conditions: { ageYearsMax }, facets, onChange }: GroupProps) {
  const choices = withCurrent(AGE_CHOICES, ageYearsMax).map((value) => ({
    ...{ value, label: `${value}年以内`, count: countOf(facets.ageYearsMax, value) },
  }));
  return (
    <OneChoice legend="築年" none="指定なし" choices={choices} chosen={ageYearsMax} onChange={(next) => onChange({ ageYearsMax: next })} />
  );
}

/** The usual choices, and the one that an address brought. */
export function withCurrent(choices: readonly number[], current: number | null): readonly number[] {
  return current === null || choices.includes(current) ? choices : [...choices, current].toSorted((a, b) => a - b);
}
