import { DIRECTIONS } from "#domain/listings/types.ts";
import { NEW_WITHIN_CHOICES } from "#domain/search/homes/axes.ts";
import { EXCLUSIONS, FLAG_CHOICES, TOGGLES } from "#domain/search/homes/types.ts";
import { CERTAINTY_LABELS, EXCLUSION_LABELS, TOGGLE_LABELS } from "#web/homes/question/condition-words.ts";
import { monthWords } from "#web/kit/home/home-words.ts";
import { withCurrent } from "./choice-fields.tsx";
import { ManyChoices, OneChoice } from "./choice-list.tsx";
import { countOf, type GroupProps } from "./group-props.ts";
import { EdgeSelect } from "./range-control.tsx";

const YIELDS = [0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.1] as const;

/** What few ask for, all in one place. */
export function MoreFields(props: GroupProps) {
  const { conditions, facets, onChange } = props;
  const toggles = TOGGLES.map((value) => ({ value, label: TOGGLE_LABELS[value], count: facets.toggles[value] }));
  const chosen = TOGGLES.filter((toggle) => conditions[toggle]);
  const turn = (next: readonly (typeof TOGGLES)[number][]) =>
    onChange(Object.fromEntries(TOGGLES.map((toggle) => [toggle, next.includes(toggle)])));
  return (
    <>
      <ManyChoices legend="こだわり" choices={toggles} chosen={chosen} onChange={turn} />
      <Flags {...props} />
      <Excludes {...props} />
      <ManyChoices
        legend="向き"
        choices={DIRECTIONS.map((value) => ({ value, label: value, count: countOf(facets.directions, value) }))}
        chosen={conditions.directions}
        onChange={(directions) => onChange({ directions })}
      />
      <Money {...props} />
      <OneChoice
        legend="新着"
        none="指定なし"
        choices={withCurrent(NEW_WITHIN_CHOICES, conditions.newWithinDays).map((value) => ({
          ...{ value, label: `${value}日以内`, count: countOf(facets.newWithinDays, value) },
        }))}
        chosen={conditions.newWithinDays}
        onChange={(newWithinDays) => onChange({ newWithinDays })}
      />
    </>
  );
}

function Flags({ conditions, facets, onChange }: GroupProps) {
  return (
    <div>
      <ManyChoices
        legend="九掛けの確かさ"
        choices={FLAG_CHOICES.map((value) => ({ value, label: CERTAINTY_LABELS[value], count: countOf(facets.certainties, value) }))}
        chosen={conditions.certainties}
        onChange={(certainties) => onChange({ certainties })}
      />
      <p className="mt-1 text-12 text-sub">九掛けは、売出価格がAI推定価格の90%以下の物件です。</p>
    </div>
  );
}

function Excludes({ conditions, facets, onChange }: GroupProps) {
  return (
    <div>
      <ManyChoices
        legend="除く物件（数字は当てはまる件数）"
        choices={EXCLUSIONS.map((value) => ({ value, label: EXCLUSION_LABELS[value], count: countOf(facets.excludes, value) }))}
        chosen={conditions.excludes}
        onChange={(excludes) => onChange({ excludes })}
      />
      <p className="mt-1 text-12 text-sub">掲載に書かれていない物件は除かれません。</p>
    </div>
  );
}

function Money({ conditions: { monthlyYenMax, yieldMin }, facets, onChange }: GroupProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <div>
        <p aria-hidden="true" className="mb-1.5 font-bold text-14">
          管理費等（月）
        </p>
        <EdgeSelect
          label="管理費等の上限"
          none={"指定なし"}
          value={monthlyYenMax}
          edges={facets.histograms.monthlyYen.edges.slice(1)}
          write={(yen) => `${monthWords(yen)}以下`}
          onChange={(next) => onChange({ monthlyYenMax: next })}
        />
      </div>
      <div>
        <p aria-hidden="true" className="mb-1.5 font-bold text-14">
          表面利回り
        </p>
        <EdgeSelect
          label="表面利回りの下限"
          none={"指定なし"}
          value={yieldMin}
          edges={YIELDS}
          write={(rate) => `${Number((rate * 100).toFixed(2))}%以上`}
          onChange={(next) => onChange({ yieldMin: next })}
        />
      </div>
    </div>
  );
}
