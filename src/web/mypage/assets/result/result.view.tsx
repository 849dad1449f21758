import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { AssetResultResponse } from "#api/client/client.ts";
import { formatMonth } from "#kernel/calendar/month.ts";
import { quarterText } from "#kernel/quarter.ts";
import { Footnotes, type Source } from "#web/kit/report/footnotes.tsx";
import LandAndBuilding from "#web/kit/report/land-and-building.tsx";
import { REFUSALS } from "#web/kit/report/refusal-words.ts";
import { Parts, ReportHeader } from "#web/kit/report/report-header.tsx";
import ToldFacts from "#web/kit/report/told-facts.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { NoData, NothingYet } from "#web/kit/ui/state-block.tsx";
import { ASSET_STATES, factWords } from "#web/mypage/assets/core/asset-words.ts";
import { valueNow } from "#web/mypage/assets/core/value-now.ts";
import { DrawnSeries } from "#web/mypage/assets/graph/drawn-series.tsx";
import { seriesParts } from "#web/mypage/assets/graph/series-parts.ts";
import type { ResultData } from "./find-result.ts";
import { MissingNotice } from "./missing-notice.tsx";
import { ReportButton } from "./report-button.tsx";
import { RiskCard } from "./risk-card.tsx";
import { ValueCard } from "./value-card.tsx";

export type ResultViewProps = {
  readonly data: ResultData;
  /** Asks for the value again, while it is being made. */
  readonly onReload: () => void;
  /** The check of who owns it. */
  readonly ownership?: ReactNode;
  /** What a sale leaves, the years to come, letting: each fails by itself. */
  readonly children?: ReactNode;
};

/** What a home is worth, what of it belongs to its owner, and what could be done with it. */
export function ResultView({ data: { result, risk }, onReload, ownership, children }: ResultViewProps) {
  const { asset } = result;
  const { id, name, address, facts, state } = asset;
  const told = ASSET_STATES[state];
  return (
    <div className="measure-content py-6 sm:py-8">
      <ReportHeader
        trail={[{ label: "マイページ", to: "/mypage" }, { label: "資産診断の結果" }]}
        title={name}
        beside={told && <Badge tone={told.tone}>{told.label}</Badge>}
        sub={<Parts parts={[address, ...factWords(asset)]} />}
        facts={
          asset.kind !== "condo" && (
            <ToldFacts home={{ ...facts, kind: asset.kind }} answersRead={result.value.state === "valued" ? result.answersRead : null} />
          )
        }
        actions={<Actions id={id} />}
      />
      <div className="mt-5 flex flex-col gap-5">
        {state === "sold" && <Notice title="売却済みの物件です">これまでの評価を表示しています。</Notice>}
        {state === "paused" && <Notice title="追跡を休んでいます">評価は更新していません。「直す」から再開できます。</Notice>}
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-5">
            <Value result={result} onReload={onReload} />
            {result.value.state === "valued" && result.details?.parts && <LandAndBuilding parts={result.details.parts} />}
            <Series result={result} />
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <RiskCard asset={asset} report={risk} />
            {ownership}
          </div>
        </div>
        {children}
      </div>
      <p className="mt-6 text-13 text-sub">{DISCLAIMER}</p>
      <Footnotes sources={valueSources(result)} />
    </div>
  );
}

const DISCLAIMER =
  "推定価格は統計的な参考値で、不動産鑑定評価ではありません。個別の住戸の状態、管理、眺望などは入っていません。手取りは仲介手数料や税金を差し引いた概算で、税務の助言ではありません。";

function Actions({ id }: { readonly id: string }) {
  return (
    <>
      <LinkButton size="bar" tone="secondary" className="min-h-11" to="/mypage/edit" search={{ id }}>
        直す
      </LinkButton>
      <Button size="bar" tone="secondary" className="min-h-11" onClick={() => window.print()}>
        印刷
      </Button>
      <ReportButton id={id} />
    </>
  );
}

function Value({ result, onReload }: { readonly result: AssetResultResponse; readonly onReload: () => void }) {
  const { value, owedYen, missing, asset } = result;
  const now = valueNow(result);
  if (value.state === "preparing" && (asset.state === "paused" || asset.state === "sold"))
    return (
      <Card aria-label="推定価格">
        <NoData title="評価額はありません">
          {asset.state === "paused" ? "追跡を休んでいます。「直す」から再開すると計算します。" : "評価のないまま売却済みになった物件です。"}
        </NoData>
      </Card>
    );
  if (value.state === "preparing")
    return (
      <NothingYet
        title="評価額を計算しています"
        action={
          <Button size="bar" tone="secondary" className="min-h-11" onClick={onReload}>
            表示を更新
          </Button>
        }
      >
        購入したときまでさかのぼって計算しています。1分ほどで終わります。この画面を閉じても進みます。
      </NothingYet>
    );
  if (value.state === "refused" || now === null) {
    const words = value.state === "refused" ? REFUSALS[value.reason] : null;
    return (
      <Card aria-label="推定価格">
        <NoData title="いまは推定できません">
          {words?.why} {words?.next}
        </NoData>
      </Card>
    );
  }
  return (
    <ValueCard
      value={now}
      owedYen={owedYen}
      sources={valueSources(result)}
      note={
        <>
          {value.isWithoutNewerSales && `${formatMonth(value.point.month)}から、新しい成約データはありません。`}
          <MissingNotice asset={asset} missing={missing} />
        </>
      }
    />
  );
}

function Series({ result }: { readonly result: AssetResultResponse }) {
  const { id, name } = result.asset;
  const { points, owed, events } = seriesParts(result);
  return (
    <Card
      title="資産推移"
      aside={
        points.length > 1 && (
          <Link to="/mypage/Graph" search={{ id }} className="no-print inline-flex min-h-11 items-center text-14 text-link">
            表とCSVを見る
          </Link>
        )
      }
    >
      {points.length < 2 ? (
        <p className="text-14 text-sub">推移は次の評価から表示します。購入した年月を入力すると、成約のある時期までさかのぼれます。</p>
      ) : (
        <DrawnSeries name={name} points={points} owed={owed} events={events} />
      )}
      {result.reach.isCutOff && result.reach.from !== null && (
        <p className="text-13 text-sub">評価を計算できるのは{formatMonth(result.reach.from)}からです。それより前の評価はありません。</p>
      )}
    </Card>
  );
}

/** Where the value comes from. */
function valueSources({ value, dataUntil }: Pick<AssetResultResponse, "value" | "dataUntil">): readonly Source[] {
  if (value.state !== "valued") return [];
  const { month, modelVersion } = value.point;
  return [
    {
      label: `成約データ${dataUntil === null ? "" : `（${quarterText(dataUntil)}まで）`}・${formatMonth(month)}の評価・モデル ${modelVersion}`,
      details: value.isSample
        ? "サンプルの成約データから計算した推定です。実際の取引ではありません。"
        : "公表されている成約データから計算した推定です。80%の幅は、過去の成約で確かめています。",
    },
  ];
}
