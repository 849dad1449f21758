import type { BuildingFactsResponse } from "#api/client/client.ts";
import { reserveShortfallYen } from "#domain/finance/reserve-shortfall.ts";
import { percent } from "#kernel/percent.ts";
import { RangeMark } from "#web/kit/chart/range-mark.tsx";
import { sourceName } from "#web/kit/report/credit-words.ts";
import { SourceChips } from "#web/kit/report/footnotes.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";

type ReserveFundCardProps = { readonly building: BuildingFactsResponse | null };

/** What the building lays aside for repairs, against what the ministry's guideline gives for its size. */
export function ReserveFundCard({ building }: ReserveFundCardProps) {
  return (
    <Card title="修繕積立金の目安" lead="国土交通省のガイドラインの平均と、3分の2が入る幅とを比べます。">
      {building === null ? <LoadFailed /> : <Fund fund={building.reserveFund} />}
    </Card>
  );
}

function Fund({ fund: { yenPerM2, guideline, ratio } }: { fund: BuildingFactsResponse["reserveFund"] }) {
  return (
    <div className="flex flex-col gap-3">
      {yenPerM2 === null ? (
        <NoData title="未確認">修繕積立金は、まだ確認できていません。</NoData>
      ) : (
        <p className="text-14">
          {ratio === null ? (
            <>
              月額<b className="amount"> {yenPerM2Words(yenPerM2)}</b>です。
            </>
          ) : (
            <>
              目安の平均の<b className="amount text-22"> {percent(ratio, 0)}</b>。{ratioWords(ratio)}
            </>
          )}
        </p>
      )}
      {yenPerM2 !== null && guideline && <Shortfall yenPerM2={yenPerM2} mean={guideline.mean} />}
      {guideline ? (
        <GuidelineRange guideline={guideline} yenPerM2={yenPerM2} />
      ) : (
        <p className="text-14 text-sub">目安を選ぶには、階数と、延床面積か総戸数がいります。まだ確認できていないため、比べていません。</p>
      )}
    </div>
  );
}

/** The home that the shortfall is told of: the area most asked about. */
const USUAL_AREA_M2 = 70;

function Shortfall({ yenPerM2, mean }: { yenPerM2: number; mean: number }) {
  const monthly = reserveShortfallYen(yenPerM2, mean, USUAL_AREA_M2);
  if (monthly === 0) return null;
  return (
    <p className="text-14">
      {USUAL_AREA_M2}㎡の部屋なら、目安の平均との差は月<b className="amount"> {monthly.toLocaleString("ja-JP")}円</b>（年
      <span className="amount">{(monthly * 12).toLocaleString("ja-JP")}円</span>）です。値上げや一時金で求められることがあります。
    </p>
  );
}

type Guideline = NonNullable<BuildingFactsResponse["reserveFund"]["guideline"]>;

function GuidelineRange({ guideline, yenPerM2 }: { guideline: Guideline; yenPerM2: number | null }) {
  const { low, mean, high, source, asOf, sizedBy } = guideline;
  return (
    <div>
      <RangeMark {...{ low, mean, high }} value={yenPerM2} format={yenPerM2Words} title="修繕積立金の目安" valueLabel="建物の額" />
      <p className="mt-2 text-13 text-sub">
        目安の平均は<span className="amount">{yenPerM2Words(mean)}</span>
        （縦の線）です。新築から30年間を均等に積み立てる場合の額で、機械式駐車場があれば上乗せがいります。
        {sizedBy === "units" &&
          "延床面積が未確認のため、総戸数から見積もり（1戸あたり85㎡）、あてはまりうる区分のうち高い額を示しています。"}
      </p>
      <div className="mt-2">
        <SourceChips
          sources={[
            {
              label: `${sourceName(source)}・${asOf}`,
              details: `出典：${source}。専有面積1㎡あたり、1か月の額です。2011年のガイドラインより、おおむね3分の1高くなっています。`,
            },
          ]}
        />
      </div>
    </div>
  );
}

function yenPerM2Words(yen: number): string {
  return `${Math.round(yen)}円/㎡`;
}

function ratioWords(ratio: number): string {
  if (ratio >= 1) return "平均を上回っています。長期修繕計画の中身と合わせて確かめてください。";
  if (ratio >= 0.8) return "平均をやや下回っています。";
  return "平均を大きく下回っています。今後の値上げや一時金の可能性を、管理組合の資料で確かめてください。";
}
