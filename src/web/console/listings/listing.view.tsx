import type { ReactNode } from "react";
import type { CompanyHomeResponse } from "#api/client/client.ts";
import { LISTING_FAULT_WORDS } from "#domain/listings/advertising/listing-fault-words.ts";
import { formatDate, formatDay } from "#kernel/japanese-date.ts";
import { formatYen } from "#kernel/yen.ts";
import { Pages } from "#web/console/frame/pages.tsx";
import { SiteLink } from "#web/kit/link/site-link.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button, buttonClass } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { KIND_WORDS, REPORT_WORDS, sizeWords, standingOf } from "./listing-words.ts";

type Home = CompanyHomeResponse;

/** The price, where the home stands, and the way to what visitors see. */
export function Standing({ home }: { readonly home: Home }) {
  const { word, tone, why } = standingOf(home);
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{word}</Badge>
          <span className="text-13 text-sub">{why}</span>
        </p>
        <p className="mt-1 whitespace-nowrap font-bold text-34 tabular-nums">{formatYen(home.price)}</p>
        <p className="text-14 text-sub">{[KIND_WORDS[home.kind], sizeWords(home), home.address].filter(Boolean).join("　")}</p>
      </div>
      {home.isShown && (
        <SiteLink
          item={{ to: `/homes/${home.id}`, label: "サイトの表示を見る" }}
          className={buttonClass({ tone: "secondary", size: "bar" })}
        />
      )}
    </div>
  );
}

type FaultsProps = Pick<Home, "faults"> & { readonly children?: ReactNode };

export function FaultsCard({ faults, children }: FaultsProps) {
  return (
    <Card title="直すところ" lead="すべて直すと、表示されます。" className="border-accent">
      <ul className="flex flex-col gap-3">
        {faults.map((fault) => (
          <li key={fault} className="text-14">
            <p className="font-bold">{LISTING_FAULT_WORDS[fault].fault}</p>
            <p className="text-sub">{LISTING_FAULT_WORDS[fault].remedy}</p>
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}

type ReportsProps = Pick<Home, "reports"> & { readonly isBusy: boolean; readonly onSettle: ((id: number) => void) | null };

export function ReportsCard({ reports, isBusy, onSettle }: ReportsProps) {
  return (
    <Card
      title="サイトを見た人からのお知らせ"
      lead={`${reports.total.toLocaleString("ja-JP")}件。内容を確かめ、必要なら状態を変えるか、ファイルを直して取り込んでください。`}
    >
      <ul className="flex flex-col gap-3">
        {reports.items.map(({ id: report, reason, note, reportedAt }) => (
          <li key={report} className="flex flex-wrap items-start justify-between gap-3 text-14">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-bold">
                {REPORT_WORDS[reason]}
                <span className="ml-2 font-normal text-13 text-sub">{formatDate(new Date(reportedAt))}</span>
              </p>
              {note !== null && <p className="whitespace-pre-wrap text-sub [overflow-wrap:anywhere]">{note}</p>}
            </div>
            {onSettle && (
              <Button size="bar" tone="secondary" isBusy={isBusy} onClick={() => onSettle(report)}>
                確かめた
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 empty:hidden">
        <Pages page={reports} label="お知らせのページ" to="." at={(reportsPage) => (reportsPage > 1 ? { reportsPage } : {})} />
      </div>
    </Card>
  );
}

export function PricesCard({ prices, children }: Pick<Home, "prices"> & { readonly children: ReactNode }) {
  return (
    <Card title="価格">
      <ol className="mb-5 text-14">
        {prices.toReversed().map(({ fromOn, price }, index) => (
          <li key={fromOn} className="flex items-baseline justify-between gap-4 border-line border-b py-2">
            <span className="text-sub">{formatDay(fromOn)}から</span>
            <span className={index === 0 ? "font-bold tabular-nums" : "text-sub tabular-nums"}>{formatYen(price)}</span>
          </li>
        ))}
        {prices.length === 0 && <li className="text-sub">価格の履歴は、まだありません。</li>}
      </ol>
      {children}
    </Card>
  );
}

export function FactsCard({ home }: { readonly home: Home }) {
  const facts = [
    ["物件番号", home.reference],
    ["情報公開日", formatDay(home.publishedOn)],
    ["更新日", formatDay(home.updatedOn)],
    ["次回更新予定日", home.nextUpdateOn === null ? "入力なし" : formatDay(home.nextUpdateOn)],
    ["はじめて取り込んだ日", formatDate(new Date(home.firstSeenAt))],
  ] as const;
  return (
    <Card title="広告の内容">
      <dl className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-14">
        {facts.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-sub">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
