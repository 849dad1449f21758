import { quarterAt } from "#kernel/quarter.ts";
import { formatUnitPrice } from "#kernel/yen.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { CalibrationPlot } from "./calibration-plot.tsx";
import { DotBand } from "./dot-band.tsx";
import { FactorBars } from "./factor-bars.tsx";
import { LineCompare } from "./line-compare.tsx";
import { LineHistory } from "./line-history.tsx";
import { bandAxis, MiniBand } from "./mini-band.tsx";
import { PriceBand } from "./price-band.tsx";
import { RadarChart } from "./radar-chart.tsx";
import { RangeMark } from "./range-mark.tsx";

const band = { low: 73_500_000, point: 82_400_000, high: 93_100_000 };
const history = Array.from({ length: 22 }, (_, index) => ({
  quarter: quarterAt(2020 * 4 + index),
  value: 900_000 + index * 14_000 + ((index * 7) % 5) * 9_000,
  n: (index * 5) % 23,
}));

export const gallery: Gallery = {
  title: "図",
  cases: [
    { name: "価格の幅", element: <PriceBand {...band} asking={null} /> },
    { name: "価格の幅：売出価格が幅の中", element: <PriceBand {...band} asking={89_800_000} /> },
    { name: "価格の幅：売出価格が大きく外れる", element: <PriceBand {...band} asking={300_000_000} /> },
    { name: "価格の幅：売出価格が安い", element: <PriceBand {...band} asking={61_000_000} /> },
    {
      name: "幅の上の成約",
      element: (
        <DotBand
          name="いまの水準に直した似た成約"
          {...band}
          median={81_400_000}
          prices={[70_100_000, 76_300_000, 79_800_000, 81_400_000, 81_400_000, 83_800_000, 88_200_000, 97_500_000]}
        />
      ),
    },
    {
      name: "幅の一覧：いま、見込み、未検証",
      element: (
        <div className="flex flex-col gap-2">
          {(["known", "expected", "untested"] as const).map((look) => (
            <MiniBand key={look} axis={bandAxis([band])} {...band} look={look} />
          ))}
        </div>
      ),
    },
    {
      name: "理由の棒",
      element: (
        <FactorBars
          caption="この価格になった理由"
          rows={[
            { label: "立地", yen: 9_800_000 },
            { label: "広さ・間取り", yen: 5_200_000 },
            { label: "築年", yen: -6_100_000 },
            { label: "駅からの近さ", yen: 1_900_000 },
            { label: "階・向き", yen: null },
            { label: "市況", yen: 2_500_000 },
          ]}
        />
      ),
    },
    {
      name: "価格の推移",
      element: <LineHistory title="豊洲の㎡単価（中央値）" rows={history} format={formatUnitPrice} />,
    },
    {
      name: "推移の比較",
      element: (
        <LineCompare
          title="㎡単価の推移"
          series={[
            { name: "江東区豊洲", rows: history },
            { name: "江東区", rows: history.map((row) => ({ ...row, value: row.value * 0.9 })) },
          ]}
          format={formatUnitPrice}
        />
      ),
    },
    {
      name: "6項目の点数：データのない項目",
      element: (
        <RadarChart
          title="6項目の点数"
          axes={[
            { label: "地震", value: 62 },
            { label: "水害", value: 45 },
            { label: "建物", value: 78 },
            { label: "治安", value: 58, note: "そろい 45%", isUnsure: true },
            { label: "子育て", value: null },
            { label: "暮らし", value: 72 },
          ]}
        />
      ),
    },
    {
      name: "目安の幅",
      element: (
        <RangeMark
          low={240}
          mean={338}
          high={410}
          value={352}
          format={(value) => `${value}円/㎡`}
          title="修繕積立金"
          valueLabel="この建物"
        />
      ),
    },
    {
      name: "約束と実際",
      element: (
        <CalibrationPlot
          title="約束した確率と実際の割合"
          steadyFrom={100}
          series={[
            {
              name: "±10%以内の確率",
              mark: "dot",
              points: [
                { stated: 0.35, actual: 0.38, n: 540 },
                { stated: 0.55, actual: 0.52, n: 1_200 },
                { stated: 0.74, actual: 0.81, n: 42 },
              ],
            },
            { name: "80%の幅", mark: "diamond", points: [{ stated: 0.8, actual: 0.79, n: 1_782 }] },
          ]}
        />
      ),
    },
  ],
};
