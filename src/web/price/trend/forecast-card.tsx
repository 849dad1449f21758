import { percent } from "#kernel/percent.ts";
import { quarterText } from "#kernel/quarter.ts";
import { formatYen } from "#kernel/yen.ts";
import { type BandAxis, bandAxis, MiniBand } from "#web/kit/chart/mini-band.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import type { Priced } from "#web/price/words/result-words.ts";

type Expected = NonNullable<Priced["forecast"]>[number];

/** What lies beyond the quarter of the price: a forecast, drawn as one, each quarter with its own band and what the tests say of it. */
export function ForecastCard({ outcome }: { outcome: Priced }) {
  const { forecast, headline, point, low, high } = outcome;
  if (!forecast || forecast.length === 0 || !headline) return null;
  const axis = bandAxis([{ low, high }, ...forecast]);
  return (
    <Card title="この先の見込み" lead={`成約は${quarterText(headline.knownUntil)}までです。先になるほど、幅は広がります。`}>
      <table className="w-full border-collapse text-14">
        <caption className="sr-only">この先の見込み。四半期ごとの推定価格と80%の幅</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">時期</th>
            <th scope="col">図</th>
            <th scope="col">推定価格と80%の幅</th>
            <th scope="col">検証</th>
          </tr>
        </thead>
        <tbody>
          <Row when={headline.quarter} axis={axis} band={{ low, point, high }} look="known" tested="いまの推定" />
          {forecast.map((each) => (
            <Row
              key={each.quarter}
              when={each.quarter}
              axis={axis}
              band={each}
              look={each.isTested ? "expected" : "untested"}
              tested={testedText(each)}
            />
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-13 text-sub">
        見込みは、これまでの市況の動きを先に延ばした計算です。起きたことではありません。破線の帯は見込みの80%の幅、「検証済み」は、対象エリア全体の過去の成約で同じだけ先を推定し、幅に入った割合を確かめた時期です。
      </p>
    </Card>
  );
}

type RowProps = {
  readonly when: string;
  readonly axis: BandAxis;
  readonly band: Pick<Expected, "low" | "point" | "high">;
  readonly look: "known" | "expected" | "untested";
  readonly tested: string;
};

function Row({ when, axis, band, look, tested }: RowProps) {
  return (
    <tr className="border-line border-b last:border-b-0 max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-3 max-sm:py-2">
      <th scope="row" className="amount py-1 pr-3 text-left font-normal sm:w-36">
        {quarterText(when)}
      </th>
      <td className="py-1 max-sm:order-last max-sm:col-span-2 sm:w-[36%]">
        <MiniBand axis={axis} {...band} look={look} />
      </td>
      <td className="py-1 text-right sm:px-4">
        <b className="amount">{formatYen(band.point)}</b>
        <span className="block text-13 text-sub">
          <span className="amount">{formatYen(band.low)}</span>〜<span className="amount">{formatYen(band.high)}</span>
        </span>
      </td>
      <td className="py-1 text-13 max-sm:col-span-2 sm:w-44 sm:text-right">
        <Badge tone={look === "untested" ? "quiet" : "brand"}>{tested}</Badge>
      </td>
    </tr>
  );
}

/** `検証済み・幅に77%`, `この先は未検証`. */
function testedText({ isTested, coverage80, quartersAhead }: Expected): string {
  if (!isTested) return `${quartersAhead}四半期先は未検証`;
  return coverage80 === null ? "検証済み" : `検証済み・幅に${percent(coverage80, 0)}`;
}
