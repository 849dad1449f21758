import { Link } from "@tanstack/react-router";
import type { CompanyListingPageResponse, CompanyListingResponse, CompanyOverviewResponse } from "#api/client/client.ts";
import { LISTING_FAULT_WORDS } from "#domain/listings/advertising/listing-fault-words.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import { formatYen } from "#kernel/yen.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";
import { FILTER_WORDS, FILTERS, KIND_WORDS, sizeWords, standingOf } from "./listing-words.ts";
import { type ListingsSearch, listingsSearch } from "./listings-search.ts";

type ListingsData = { readonly page: CompanyListingPageResponse; readonly overview: CompanyOverviewResponse };
type ListingsProps = { readonly data: ListingsData; readonly search: ListingsSearch; readonly mayUpload: boolean };

/** The homes of the company, those that ask for something first. */
export function ListingsView({ data: { page, overview }, search, mayUpload }: ListingsProps) {
  return (
    <>
      <Filters overview={overview} search={search} />
      {search.fault !== undefined && (
        <p className="flex flex-wrap items-center gap-3 text-14">
          <span>
            直すところ：<b>{LISTING_FAULT_WORDS[search.fault].fault}</b>
          </span>
          <Link to="/console/listings" search={listingsSearch({ ...search, fault: undefined, page: undefined })} className="text-link">
            しぼり込みをやめる
          </Link>
        </p>
      )}
      <p className="text-14" aria-live="polite">
        <b className="tabular-nums">{page.total.toLocaleString("ja-JP")}</b>件
      </p>
      {page.items.length === 0 ? (
        <Empty search={search} mayUpload={mayUpload} />
      ) : (
        <Card>
          <ul className="-my-3">
            {page.items.map((listing) => (
              <Row key={listing.id} listing={listing} />
            ))}
          </ul>
        </Card>
      )}
      <Pages page={page} search={search} />
    </>
  );
}

function Empty({ search, mayUpload }: Pick<ListingsProps, "search" | "mayUpload">) {
  const isWhole = Object.keys(search).length === 0;
  const way = isWhole
    ? ({ to: "/console/uploads", label: "取り込みを開く" } as const)
    : ({ to: "/console/listings", label: "すべての物件を見る" } as const);
  const link = (
    <LinkButton to={way.to} size="bar" tone="secondary">
      {way.label}
    </LinkButton>
  );
  return (
    <NoData title={isWhole ? "まだ物件がありません" : "物件がありません"} action={isWhole && !mayUpload ? undefined : link}>
      {isWhole ? "CSVかJSONのファイルで取り込みます。" : "この条件に当てはまる物件はありません。"}
    </NoData>
  );
}

function Filters({ overview: { counts }, search }: { overview: CompanyOverviewResponse; search: ListingsSearch }) {
  const chip =
    "inline-flex min-h-10 items-center gap-1 whitespace-nowrap rounded-full border border-control bg-card px-3 text-14 hover:border-brand aria-[current=page]:border-2 aria-[current=page]:border-brand aria-[current=page]:bg-brand-tint aria-[current=page]:font-bold";
  const is = (on: boolean) => (on ? { "aria-current": "page" as const } : {});
  return (
    <div className="flex flex-col gap-3">
      <nav aria-label="物件の状態">
        <ul className="flex flex-wrap gap-2">
          {FILTERS.map((filter) => (
            <li key={filter}>
              <Link
                to="/console/listings"
                search={listingsSearch({ filter })}
                className={chip}
                {...is((search.filter ?? "all") === filter)}
              >
                {FILTER_WORDS[filter]}
                <span className="tabular-nums">{counts[filter].toLocaleString("ja-JP")}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <search>
        <form method="get" action="/console/listings" className="flex max-w-xl gap-2">
          {search.filter !== undefined && <input type="hidden" name="filter" value={search.filter} />}
          {search.fault !== undefined && <input type="hidden" name="fault" value={search.fault} />}
          <input
            type="search"
            name="text"
            aria-label="物件番号・名前・所在地"
            placeholder="物件番号・名前・所在地"
            defaultValue={search.text ?? ""}
            maxLength={60}
            className={fieldClass}
          />
          <Button type="submit" tone="secondary">
            探す
          </Button>
        </form>
      </search>
    </div>
  );
}

function Row({ listing }: { readonly listing: CompanyListingResponse }) {
  const { word, tone, why } = standingOf(listing);
  return (
    <li className="-mx-4 relative grid gap-x-6 gap-y-1 border-line border-t px-4 py-3 first:border-t-0 hover:bg-brand-tint sm:-mx-6 sm:grid-cols-[minmax(0,1fr)_9rem_11rem] sm:items-center sm:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to="/console/listings/$id"
            params={{ id: listing.id }}
            className="font-bold text-16 text-brand underline underline-offset-4 after:absolute after:inset-0"
          >
            {listing.title}
          </Link>
          {listing.openReports > 0 && <Badge tone="accent">お知らせ {listing.openReports}件</Badge>}
        </p>
        <p className="text-13 text-sub">{[listing.reference, KIND_WORDS[listing.kind], sizeWords(listing)].filter(Boolean).join("　")}</p>
        <p className="text-13 text-sub">{listing.address}</p>
      </div>
      <p className="whitespace-nowrap font-bold text-16 tabular-nums sm:text-right">{formatYen(listing.price)}</p>
      <div className="text-13">
        <Badge tone={tone}>{word}</Badge>
        <p className="mt-1 text-sub">{why ?? `次回更新 ${listing.nextUpdateOn === null ? "未定" : formatDay(listing.nextUpdateOn)}`}</p>
      </div>
    </li>
  );
}

function Pages({
  page: { page, pageSize, total },
  search,
}: {
  readonly page: CompanyListingPageResponse;
  readonly search: ListingsSearch;
}) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  const at = (to: number) => listingsSearch({ ...search, page: to });
  return (
    <nav aria-label="ページ" className="flex items-center justify-between gap-4 text-14">
      {page > 1 ? (
        <LinkButton to="/console/listings" search={at(page - 1)} tone="secondary" size="bar">
          前の{pageSize}件
        </LinkButton>
      ) : (
        <span />
      )}
      <span className="tabular-nums">
        {page} / {last}ページ
      </span>
      {page < last ? (
        <LinkButton to="/console/listings" search={at(page + 1)} tone="secondary" size="bar">
          次の{pageSize}件
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}
