import {
  AGE_OPTIONS,
  DIRECTION_OPTIONS,
  EXCLUSION_OPTIONS,
  FEATURE_OPTIONS,
  LAYOUT_OPTIONS,
  NEW_QUAKE_CODE_OPTION,
  NEW_WITHIN_OPTIONS,
  YIELD_OPTIONS,
} from "#domain/queries/catalogue/condition-options.ts";
import { optionsFor } from "#domain/queries/catalogue/option.ts";
import { tsubo } from "#kernel/area.ts";
import { SpanField } from "#web/kit/flow/span-field.tsx";
import { OneOf, SomeOf } from "./option-choices.tsx";
import { askerOf, countIn, type StepBodyProps } from "./step-body.ts";

export function BuildingAgeBody({ answers, change, facets, viewer }: StepBodyProps) {
  const asker = askerOf({ answers, viewer });
  return (
    <>
      <OneOf
        label="築年数"
        options={AGE_OPTIONS}
        asker={asker}
        chosen={answers.ageYearsMax}
        countOf={countIn(facets?.ageYearsMax)}
        onChoose={(ageYearsMax) => change({ ageYearsMax })}
      />
      <SomeOf
        label="耐震"
        look="rows"
        options={[NEW_QUAKE_CODE_OPTION]}
        asker={asker}
        chosen={answers.isNewQuakeCode ? ["isNewQuakeCode"] : []}
        countOf={() => facets?.toggles.isNewQuakeCode ?? null}
        onChoose={(chosen) => change({ isNewQuakeCode: chosen.length > 0 })}
      />
    </>
  );
}

export function LayoutsBody({ answers, change, facets, viewer }: StepBodyProps) {
  return (
    <SomeOf
      label="間取り"
      options={LAYOUT_OPTIONS}
      asker={askerOf({ answers, viewer })}
      chosen={answers.layouts}
      countOf={countIn(facets?.layouts)}
      onChoose={(layouts) => change({ layouts })}
    />
  );
}

const inTsubo = (m2: number) => `${tsubo(m2)}坪`;

export function FloorAreaBody({ answers, change, facets, onReadable }: StepBodyProps) {
  return (
    <SpanField
      label="広さ"
      unit="㎡"
      span={answers.areaM2}
      onChange={(areaM2) => change({ areaM2 })}
      bars={facets?.histograms.areaM2 ?? null}
      echo={inTsubo}
      onReadable={onReadable}
    />
  );
}

export function LandAreaBody({ answers, change, facets, onReadable }: StepBodyProps) {
  return (
    <SpanField
      label="土地面積"
      unit="㎡"
      span={answers.landAreaM2}
      onChange={(landAreaM2) => change({ landAreaM2 })}
      bars={facets?.histograms.landAreaM2 ?? null}
      echo={inTsubo}
      onReadable={onReadable}
    />
  );
}

export function YieldBody({ answers, change, viewer }: StepBodyProps) {
  return (
    <OneOf
      label="表面利回り"
      options={YIELD_OPTIONS}
      asker={askerOf({ answers, viewer })}
      chosen={answers.yieldMin}
      onChoose={(yieldMin) => change({ yieldMin })}
    />
  );
}

/** What was not worth a question of its own: asked where part 2 is looked over. */
/** Folded where they stand below other things. */
export function OtherConditions({ answers, change, facets, viewer, isOpen = false }: StepBodyProps & { readonly isOpen?: boolean }) {
  const asker = askerOf({ answers, viewer });
  const features = optionsFor(FEATURE_OPTIONS, asker).map(({ value }) => value);
  return (
    <details className="group" open={isOpen}>
      <summary className="min-h-11 py-2 font-bold text-16 text-brand">ほかの条件を足す（任意）</summary>
      <div className="flex flex-col gap-5 pt-3">
        <SomeOf
          label="こだわり"
          isLabelShown
          options={FEATURE_OPTIONS}
          asker={asker}
          chosen={features.filter((feature) => answers[feature])}
          countOf={(feature) => facets?.toggles[feature] ?? null}
          onChoose={(chosen) => change(Object.fromEntries(features.map((feature) => [feature, chosen.includes(feature)])))}
        />
        {optionsFor(DIRECTION_OPTIONS, asker).length > 0 && (
          <SomeOf
            label="向き"
            isLabelShown
            options={DIRECTION_OPTIONS}
            asker={asker}
            chosen={answers.directions}
            countOf={countIn(facets?.directions)}
            onChoose={(directions) => change({ directions })}
          />
        )}
        <OneOf
          label="新着"
          isLabelShown
          options={NEW_WITHIN_OPTIONS}
          asker={asker}
          chosen={answers.newWithinDays}
          countOf={countIn(facets?.newWithinDays)}
          onChoose={(newWithinDays) => change({ newWithinDays })}
        />
        <SomeOf
          label="除くもの（件数は、あてはまる物件の数です）"
          isLabelShown
          options={EXCLUSION_OPTIONS}
          asker={asker}
          chosen={answers.excludes}
          countOf={countIn(facets?.excludes)}
          onChoose={(excludes) => change({ excludes })}
        />
      </div>
    </details>
  );
}
