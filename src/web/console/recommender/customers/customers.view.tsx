import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { CompanyHere, OfficeCustomer, OfficeCustomersResponse } from "#api/client/client.ts";
import { CUSTOMER_STATE_WORDS } from "#domain/tenants/console/customer-words.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { FilterBar } from "#web/console/frame/filter-bar.tsx";
import { Pages } from "#web/console/frame/pages.tsx";
import { HeatMark } from "#web/kit/office/heat-mark.tsx";
import { HEAT_SIGNS, HEATS } from "#web/kit/office/heat-words.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import { nameOf, reactionWords, STATE_TONES } from "./customer-words.ts";
import { type CustomersSearch, customersSearch } from "./customers-search.ts";
import { ExportButton } from "./export-button.tsx";

type CustomersProps = { readonly here: CompanyHere; readonly page: OfficeCustomersResponse; readonly search: CustomersSearch };

const STATES = ["waiting", "active", "stopped"] as const;

/** The customers of the office: found, narrowed and ordered by the address of the page. */
export function CustomersView({ here, page, search }: CustomersProps) {
  const { items, total, counts } = page;
  const mayChange = here.permissions.includes("change-customers");
  return (
    <>
      {mayChange && <Ways hasAny={counts.all > 0} />}
      {counts.all === 0 ? (
        <NothingYet title="お客さまはまだいません">
          登録ページから登録があると、ここに並びます。同意をいただいた方は、会社から追加することもできます。
        </NothingYet>
      ) : (
        <>
          <Filters search={search} counts={counts} />
          <p className="text-14" aria-live="polite">
            <b className="tabular-nums">{total.toLocaleString("ja-JP")}</b>人
          </p>
          {items.length === 0 ? <Nobody isBeyond={search.page !== undefined && total > 0} /> : <List items={items} />}
          <Pages
            page={page}
            label="お客さまのページ"
            to="/console/recommender/customers"
            at={(to) => customersSearch({ ...search, page: to })}
          />
        </>
      )}
    </>
  );
}

function Ways({ hasAny }: { readonly hasAny: boolean }) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <LinkButton to="/console/recommender/customers/new" size="bar">
        お客さまを追加する
      </LinkButton>
      <LinkButton to="/console/recommender/customers/import" size="bar" tone="secondary">
        ファイルで取り込む
      </LinkButton>
      {hasAny && <ExportButton />}
    </div>
  );
}

function Filters({ search, counts }: { readonly search: CustomersSearch; readonly counts: OfficeCustomersResponse["counts"] }) {
  const { page: _, state: __, ...kept } = search;
  return (
    <FilterBar
      label="お客さまの状態"
      to="/console/recommender/customers"
      current={search.state ?? "all"}
      choices={[
        { value: "all", word: "すべて", count: counts.all, search: kept },
        ...STATES.map((state) => ({ value: state, word: CUSTOMER_STATE_WORDS[state], count: counts[state], search: { ...kept, state } })),
      ]}
      box={{ name: "q", label: "お名前かメールアドレス", value: search.q ?? "", maxLength: 60, kept: { state: search.state } }}
    >
      <Choice name="heat" label="関心" value={search.heat ?? ""}>
        <option value="">すべて</option>
        {HEATS.map((heat) => (
          <option key={heat} value={heat}>
            {HEAT_SIGNS[heat].word}
          </option>
        ))}
      </Choice>
      <Choice name="sort" label="並び" value={search.sort ?? "heat"}>
        <option value="heat">関心の高い順</option>
        <option value="newest">登録の新しい順</option>
        <option value="name">お名前の順</option>
      </Choice>
    </FilterBar>
  );
}

type ChoiceProps = { readonly name: string; readonly label: string; readonly value: string; readonly children: ReactNode };

function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <label className="flex items-center gap-2 whitespace-nowrap text-14">
      {label}
      {/* Another list has another choice: what was chosen for the one before does not stay. */}
      <select key={value} name={name} defaultValue={value} className={fieldClass}>
        {children}
      </select>
    </label>
  );
}

function Nobody({ isBeyond }: { readonly isBeyond: boolean }) {
  const link = (
    <LinkButton to="/console/recommender/customers" size="bar" tone="secondary">
      すべてのお客さまを見る
    </LinkButton>
  );
  return (
    <NothingYet title="お客さまがいません" action={link}>
      {isBeyond ? "このページには、お客さまがいません。" : "この条件に当てはまるお客さまはいません。"}
    </NothingYet>
  );
}

function List({ items }: { readonly items: readonly OfficeCustomer[] }) {
  return (
    <Card>
      <ul className="-my-3">
        {items.map((customer) => (
          <Row key={customer.id} customer={customer} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ customer }: { readonly customer: OfficeCustomer }) {
  const { id, name, email, state, heat, words, sentAt, reaction } = customer;
  const [first, ...more] = words;
  return (
    <li className="-mx-4 relative flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-line border-t px-4 py-3 first:border-t-0 hover:bg-brand-tint sm:-mx-6 sm:px-6">
      <div className="min-w-0 flex-1 basis-60">
        <Link
          to="/console/recommender/customers/$id"
          params={{ id }}
          className="font-bold text-16 text-brand underline underline-offset-4 [overflow-wrap:anywhere] after:absolute after:inset-0"
        >
          {nameOf(customer)}
        </Link>
        {name !== null && email !== null && <p className="text-13 text-sub [overflow-wrap:anywhere]">{email}</p>}
        <p className="line-clamp-2 text-13 [overflow-wrap:anywhere]">{first ?? "条件はまだありません"}</p>
        {more.length > 0 && <p className="text-13 text-sub">ほかの条件 {more.length}件</p>}
      </div>
      <div className="text-13 text-sub sm:w-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={STATE_TONES[state]}>{CUSTOMER_STATE_WORDS[state]}</Badge>
          <HeatMark heat={heat} />
        </p>
        <p>{sentAt === null ? "配信はまだありません" : `最後の配信 ${formatDate(new Date(sentAt))}`}</p>
        {reaction !== null && (
          <p className="[overflow-wrap:anywhere]">
            最後の反応 {reactionWords(reaction)}・{formatDate(new Date(reaction.at))}
          </p>
        )}
      </div>
    </li>
  );
}
