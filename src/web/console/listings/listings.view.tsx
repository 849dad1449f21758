import { Link } from "@tanstack/react-router";
import type { CompanyListingPageResponse, CompanyListingResponse, CompanyOverviewResponse } from "#api/client/client.ts";
import { LISTING_FAULT_WORDS } from "#domain/listings/advertising/listing-fault-words.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import { formatYen } from "#kernel/yen.ts";
import { FilterBar } from "#web/console/frame/filter-bar.tsx";
import { Pages } from "#web/console/frame/pages.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";
import { FILTER_WORDS, FILTERS, KIND_WORDS, sizeWords, standingOf } from "./listing-words.ts";
import { type ListingsSearch, listingsSearch } from "./listings-search.ts";

type ListingsData = { readonly page: CompanyListingPageResponse; readonly overview: CompanyOverviewResponse };
type ListingsProps = { readonly data: ListingsData; readonly search: ListingsSearch; readonly mayUpload: boolean };

/** The homes of the company, those that ask for something first. */
export function ListingsView({ data: { page, overview }, search, mayUpload }: ListingsProps) {
  if (overview.counts.all === 0) return <NoHomes mayUpload={mayUpload} />;
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
        <NothingFound />
      ) : (
        <Card>
          <ul className="-my-3">
            {page.items.map((listing) => (
              <Row key={listing.id} listing={listing} />
            ))}
          </ul>
        </Card>
      )}
      <Pages page={page} label="物件のページ" to="/console/listings" at={(to) => listingsSearch({ ...search, page: to })} />
    </>
  );
}

function NoHomes({ mayUpload }: Pick<ListingsProps, "mayUpload">) {
  const link = (
    <LinkButton to="/console/uploads" size="bar" tone="secondary">
      取り込みを開く
    </LinkButton>
  );
  return (
    <NoData title="まだ物件がありません" action={mayUpload ? link : undefined}>
      CSVかJSONのファイルで取り込みます。
    </NoData>
  );
}

function NothingFound() {
  const link = (
    <LinkButton to="/console/listings" size="bar" tone="secondary">
      すべての物件を見る
    </LinkButton>
  );
  return (
    <NoData title="物件がありません" action={link}>
      この条件に当てはまる物件はありません。
    </NoData>
  );
}

function Filters({ overview: { counts }, search }: { overview: CompanyOverviewResponse; search: ListingsSearch }) {
  return (
    <FilterBar
      label="物件の状態"
      to="/console/listings"
      current={search.filter ?? "all"}
      choices={FILTERS.map((filter) => ({
        ...{ value: filter, word: FILTER_WORDS[filter], count: counts[filter] },
        search: listingsSearch({ filter }),
      }))}
      box={{
        ...{ name: "text", label: "物件番号・名前・所在地", value: search.text ?? "", maxLength: 60 },
        kept: { filter: search.filter, fault: search.fault },
      }}
    />
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
