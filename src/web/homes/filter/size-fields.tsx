import { formatYen } from "#kernel/yen.ts";
import type { GroupProps } from "./group-props.ts";
import { RangeControl } from "./range-control.tsx";

const m2 = (value: number) => `${value.toLocaleString("ja-JP")}㎡`;

export function PriceFields({ conditions, facets, onChange }: GroupProps) {
  return (
    <>
      <RangeControl
        name="価格"
        value={conditions.price}
        histogram={facets.histograms.price}
        write={formatYen}
        onChange={(price) => onChange({ price })}
      />
      <p className="text-12 text-sub">いちばん右は上限なしです。棒は、価格のほかの条件に合う物件の件数です。</p>
    </>
  );
}

export function SizeFields({ conditions, facets, onChange }: GroupProps) {
  const { areaM2, landAreaM2 } = conditions;
  return (
    <>
      <div>
        <p className="font-bold text-14">専有・建物面積</p>
        <RangeControl
          name="専有・建物面積"
          value={areaM2}
          histogram={facets.histograms.areaM2}
          write={m2}
          onChange={(next) => onChange({ areaM2: next })}
        />
      </div>
      <div>
        <p className="font-bold text-14">土地面積</p>
        <RangeControl
          name="土地面積"
          value={landAreaM2}
          histogram={facets.histograms.landAreaM2}
          write={m2}
          onChange={(next) => onChange({ landAreaM2: next })}
        />
      </div>
    </>
  );
}
