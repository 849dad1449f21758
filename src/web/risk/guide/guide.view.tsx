import { Link } from "@tanstack/react-router";
import type { RiskListItem } from "#api/client/client.ts";
import { PILLARS, type RiskRating } from "#domain/risk/model/types.ts";
import { DEFAULT_WEIGHTS, weightShares } from "#domain/risk/model/weights.ts";
import type { LonLat } from "#kernel/geo.ts";
import { percent } from "#kernel/percent.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, OutOfArea } from "#web/kit/ui/state-block.tsx";
import { ReportLinkButton } from "#web/risk/frame/report-link.tsx";
import { PILLAR_WORDS } from "#web/risk/report/pillar-words.ts";
import { AreaLinks } from "#web/risk/search/area-links.tsx";
import type { City, GuideData } from "#web/risk/search/find-guide.ts";
import type { StartQuestion } from "#web/risk/search/guide-search.ts";
import type { PlaceSearch } from "#web/risk/search/place-option.ts";
import { PlaceSearchBox } from "#web/risk/search/place-search-box.tsx";
import { PointPicker } from "#web/risk/search/point-picker.tsx";
import type { PointSearch } from "#web/risk/search/use-point-search.ts";
import { PILLAR_BRIEFS } from "./explainers.ts";
import { SampleLetter } from "./sample-letter.tsx";

export type GuideViewProps = {
  readonly data: GuideData;
  readonly rating: RiskRating;
  /** A text and a point to go on from: a report was of the wrong place. */
  readonly question: StartQuestion;
  readonly search: PlaceSearch;
  readonly points: PointSearch;
};

/** The first page of the risk report: find a place or a building, see what a report tells, and where there are data. */
export function GuideView({ data: { cities, total, sample, isSample }, rating, question, search, points }: GuideViewProps) {
  const hasBuildings = total !== 0;
  return (
    <div className="measure-content py-6 sm:py-10">
      <h1 className="text-28 sm:text-34">住まいのリスク診断</h1>
      <p className="mt-2 max-w-reading text-sub">
        住所や駅から、地震や水害、管理、治安などを6つの項目に分けて示します。公開されているデータを使い、数字の出所と、データのないところもそのまま示します。
      </p>
      <div className="mt-5 max-w-form">
        {question.q !== "" && <p className="mb-2 text-14">場所を選び直せます。住所を直すか、地図で選んでください。</p>}
        <PlaceSearchBox key={question.q} {...{ search, hasBuildings }} initialText={question.q} />
        <PointPicker points={points} at={question.at} middle={middleOf(cities)} />
        <p className="mt-2 flex flex-wrap gap-x-5 text-14">
          <Link to="/risk/search_area" className="inline-flex min-h-11 items-center text-link">
            エリアから探す
          </Link>
          <Link to="/heatmap" className="inline-flex min-h-11 items-center text-link">
            地図で広い範囲を見る
          </Link>
          {total !== null && total > 0 && (
            <span className="amount inline-flex min-h-11 items-center text-sub">収録 {total.toLocaleString("ja-JP")}棟</span>
          )}
        </p>
      </div>
      <div className="mt-8 flex flex-col gap-5">
        <Pillars />
        <div className="grid items-start gap-5 lg:grid-cols-2">
          {isSample && (
            <Card title="診断の例">
              <SampleLetter rating={rating} />
              {sample && <SampleLink item={sample} />}
            </Card>
          )}
          <div className={isSample ? "flex flex-col gap-5" : "contents"}>
            <Formula />
            <More />
          </div>
        </div>
        <Card
          title="調べられるエリア"
          lead="成約のデータを読み込んでいる市区町村です。ハザードのデータがない場所は、診断の中で「データなし」と示します。"
        >
          <Covered cities={cities} />
        </Card>
      </div>
    </div>
  );
}

/** Where the map to click on begins: the city with the most sales. */
function middleOf(cities: readonly City[] | null): LonLat | null {
  const [busiest] = (cities ?? []).filter(({ place }) => place !== null).toSorted((a, b) => b.sales - a.sales);
  return busiest?.place ?? null;
}

function Pillars() {
  const shares = weightShares(DEFAULT_WEIGHTS);
  return (
    <section aria-labelledby="pillars">
      <h2 id="pillars" className="text-22">
        6つの項目
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {PILLARS.map((pillar) => {
          const { name, tab } = PILLAR_WORDS[pillar];
          return (
            <li key={pillar} className="rounded-card border border-line bg-card p-4">
              <p className="flex items-baseline justify-between gap-3">
                <Link to={`/risk/${tab}`} className="font-bold text-16 text-link">
                  {name}の見方
                </Link>
                <span className="amount text-13 text-sub">重み {percent(shares[pillar], 0)}</span>
              </p>
              <p className="mt-1 text-14 text-sub">{PILLAR_BRIEFS[pillar]}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function SampleLink({ item: { apartment } }: { item: RiskListItem }) {
  return (
    <p className="mt-3">
      <ReportLinkButton apartmentKey={apartment.key} page="summary" search={{}} tone="secondary" size="bar">
        サンプルの診断レポートを見る
      </ReportLinkButton>
    </p>
  );
}

function Formula() {
  return (
    <Card title="計算のしかた">
      <div className="flex flex-col gap-3">
        <p>見るものごとに公開の表で点数をつけ、重みをかけて平均します。データのないものは平均に入れず、そろい具合として示します。</p>
        <p>大きな心配ごとが1つでもあるときは、ほかの点数が良くても記号に上限を設けます。</p>
        <p className="flex flex-wrap gap-3">
          <LinkButton to="/risk/summary" hash="formula" tone="secondary" size="bar">
            式と重みを見る
          </LinkButton>
          <LinkButton to="/risk/summary" tone="secondary" size="bar">
            重みを動かしてみる
          </LinkButton>
        </p>
      </div>
    </Card>
  );
}

const MORE = [
  { to: "/risk/register", label: "診断の更新を受け取る", detail: "記号が変わったときに、メールでお知らせします。" },
  { to: "/risk/connectOwner", label: "オーナーとつながる", detail: "住みたい建物の部屋を、名前を出さずに待てます。" },
  { to: "/risk/contact", label: "お問い合わせ・データ訂正", detail: "まちがいの知らせには、5営業日以内に答えます。" },
] as const;

function More() {
  return (
    <Card title="ほかにできること">
      <ul className="divide-y divide-line">
        {MORE.map(({ to, label, detail }) => (
          <li key={to} className="py-2.5 first:pt-0 last:pb-0">
            <Link to={to} className="font-bold text-link">
              {label}
            </Link>
            <p className="text-14 text-sub">{detail}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Covered({ cities }: { cities: GuideData["cities"] }) {
  if (cities === null) return <LoadFailed>エリアの一覧を読み込めませんでした。</LoadFailed>;
  if (cities.length === 0) {
    return <OutOfArea title="対象外のエリアです">調べられるエリアのデータが、まだ読み込まれていません。</OutOfArea>;
  }
  return <AreaLinks cities={cities} />;
}
