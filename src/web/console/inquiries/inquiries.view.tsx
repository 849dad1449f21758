import { Link } from "@tanstack/react-router";
import type { CompanyInquiriesResponse, CompanyInquiryHead } from "#api/client/client.ts";
import { TOPIC_WORDS } from "#domain/letters/inquiries/inquiry-fields.ts";
import { INQUIRY_FILTERS } from "#domain/letters/inquiries/types.ts";
import { formatDate, formatDay } from "#kernel/japanese-date.ts";
import { FilterBar } from "#web/console/frame/filter-bar.tsx";
import { Pages } from "#web/console/frame/pages.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";
import { type InquiriesSearch, inquiriesSearch } from "./inquiries-search.ts";
import { FILTER_WORDS, STATE_WORDS } from "./inquiry-words.ts";

type InquiriesProps = { readonly page: CompanyInquiriesResponse; readonly search: InquiriesSearch };

/** What visitors ask: who waits for an answer first, the longest waiting first. */
export function InquiriesView({ page, search }: InquiriesProps) {
  const { items, total, counts } = page;
  if (counts.all === 0)
    return (
      <NoData title="お問い合わせはまだありません">物件について問い合わせがあると、ここに届きます。会社のメールにもお知らせします。</NoData>
    );
  return (
    <>
      <FilterBar
        label="お問い合わせの状態"
        to="/console/inquiries"
        current={search.filter ?? "all"}
        choices={INQUIRY_FILTERS.map((filter) => ({
          ...{ value: filter, word: FILTER_WORDS[filter], count: counts[filter] },
          search: inquiriesSearch({ filter }),
        }))}
        box={{ name: "number", label: "受付番号", value: search.number ?? "", maxLength: 40, kept: { filter: search.filter } }}
      />
      <p className="text-14" aria-live="polite">
        <b className="tabular-nums">{total.toLocaleString("ja-JP")}</b>件
      </p>
      {items.length === 0 ? <Nothing search={search} /> : <List items={items} />}
      <Pages page={page} label="お問い合わせのページ" to="/console/inquiries" at={(to) => inquiriesSearch({ ...search, page: to })} />
      <p className="text-13 text-sub">お名前や連絡先は、お問い合わせが終わってから3年で削除します。</p>
    </>
  );
}

function Nothing({ search }: Pick<InquiriesProps, "search">) {
  const isWaiting = search.filter === "waiting" && search.number === undefined && search.page === undefined;
  const link = (
    <LinkButton to="/console/inquiries" size="bar" tone="secondary">
      すべてのお問い合わせを見る
    </LinkButton>
  );
  return (
    <NoData title={isWaiting ? "返信を待っている人はいません" : "お問い合わせがありません"} action={link}>
      {isWaiting ? "届いたお問い合わせには、すべて返信しています。" : "この条件に当てはまるお問い合わせはありません。"}
    </NoData>
  );
}

function List({ items }: { readonly items: readonly CompanyInquiryHead[] }) {
  return (
    <Card>
      <ul className="-my-3">
        {items.map((inquiry) => (
          <li
            key={inquiry.number}
            className="-mx-4 relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t px-4 py-3 first:border-t-0 hover:bg-brand-tint sm:-mx-6 sm:px-6"
          >
            <div className="min-w-0 flex-1 basis-60">
              <Link
                to="/console/inquiries/$number"
                params={{ number: inquiry.number }}
                className="font-bold text-16 text-brand underline underline-offset-4 [overflow-wrap:anywhere] after:absolute after:inset-0"
              >
                {inquiry.name}さん：{TOPIC_WORDS[inquiry.topic]}
              </Link>
              <p className="line-clamp-2 text-13 text-sub [overflow-wrap:anywhere]">{inquiry.homeTitle}</p>
              <p className="text-13 text-sub tabular-nums">{inquiry.number}</p>
            </div>
            <div className="text-13 text-sub sm:w-52">
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone={STATE_WORDS[inquiry.state].tone}>{STATE_WORDS[inquiry.state].word}</Badge>
                {formatDate(new Date(inquiry.receivedAt))}
              </p>
              {inquiry.isWaiting && <p className={inquiry.isOverdue ? "font-bold text-accent-strong" : ""}>{dueWords(inquiry)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function dueWords({ answerDueOn, isOverdue }: CompanyInquiryHead): string {
  return `返信の目安 ${formatDay(answerDueOn)}${isOverdue ? "（過ぎています）" : ""}`;
}
