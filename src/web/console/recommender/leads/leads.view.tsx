import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { CompanyLead, CompanyLeads } from "#api/client/client.ts";
import { LEAD_KIND_WORDS } from "#domain/recommendation/office/lead-rules.ts";
import { LEAD_KINDS } from "#domain/recommendation/office/types.ts";
import { Pages } from "#web/console/frame/pages.tsx";
import { customerName } from "#web/console/recommender/approvals/approval-words.ts";
import { HEAT_SIGNS, HEATS } from "#web/kit/office/heat-words.ts";
import { LeadRow } from "#web/kit/office/lead-row.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import { deedsOf } from "./lead-words.ts";
import { type LeadsSearch, leadsSearch } from "./leads-search.ts";

const TO = "/console/recommender/leads";
const TIME = new Intl.DateTimeFormat("ja-JP", {
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "Asia/Tokyo",
});

type LeadsProps = {
  readonly page: CompanyLeads;
  readonly search: LeadsSearch;
  /** Ids of colleagues and how they are called. */
  readonly names: ReadonlyMap<string, string>;
};

/** Customers who showed interest: whoever waits for somebody first, then the hottest. */
export function LeadsView({ page, search, names }: LeadsProps) {
  const { items, total, counts, hotDays } = page;
  if (counts.all === 0)
    return (
      <NothingYet title="反応のあったお客さまは、まだいません">
        お客さまが配信を開いたり、いいね・質問・見学の希望を送ったりすると、ここに並びます。直近{hotDays}日間の反応を見ています。
      </NothingYet>
    );
  return (
    <>
      <Filters search={search} counts={counts} />
      <p className="text-14" aria-live="polite">
        <b className="tabular-nums">{total.toLocaleString("ja-JP")}</b>人
        <span className="ml-2 text-13 text-sub">直近{hotDays}日間の反応から</span>
      </p>
      {items.length === 0 ? (
        <NothingYet
          title="この条件のお客さまはいません"
          action={
            <LinkButton to={TO} search={{ state: "all" }} size="bar" tone="secondary">
              すべての人を見る
            </LinkButton>
          }
        >
          {search.state === undefined ? "質問・見学の希望・いいねには、すべて対応しています。" : "条件を変えてお探しください。"}
        </NothingYet>
      ) : (
        <Card>
          <ul className="-my-3">
            {items.map((lead) => (
              <Row key={lead.customerId} lead={lead} search={search} assigned={lead.assignedTo && (names.get(lead.assignedTo) ?? null)} />
            ))}
          </ul>
        </Card>
      )}
      <Pages page={page} label="お客さまのページ" to="." at={(to) => ({ ...leadsSearch({ ...search, customer: undefined, page: to }) })} />
      <p className="text-13 text-sub">
        関心は、閲覧の回数と時間、いいね、質問、見学の希望から決めます。反応は、お客さまが登録のときに同意した範囲で表示しています。IPアドレスは記録していません。
      </p>
    </>
  );
}

/** A list that is narrowed otherwise is not the one that is shown. */
const EXACT = { exact: true, includeSearch: true } as const;
const CHIP =
  "inline-flex min-h-11 items-center gap-1 whitespace-nowrap rounded-full border border-control bg-card px-3 text-14 hover:border-brand aria-[current=page]:border-2 aria-[current=page]:border-brand aria-[current=page]:bg-brand-tint aria-[current=page]:font-bold";

function Filters({ search, counts }: Pick<LeadsProps, "search"> & Pick<CompanyLeads, "counts">) {
  const { state, mine } = search;
  const kept = { heat: search.heat, kind: search.kind };
  const chip = (word: string, count: number | null, to: LeadsSearch, isCurrent: boolean): ReactNode => (
    <li key={word}>
      <Link
        to={TO}
        search={leadsSearch({ ...kept, ...to })}
        className={CHIP}
        activeOptions={EXACT}
        {...(isCurrent && { "aria-current": "page" as const })}
      >
        {word}
        {count !== null && <span className="tabular-nums">{count.toLocaleString("ja-JP")}</span>}
      </Link>
    </li>
  );
  return (
    <div className="flex flex-col gap-3">
      <nav aria-label="対応の状態">
        <ul className="flex flex-wrap gap-2">
          {chip("未対応", counts.open, {}, state === undefined && mine === undefined)}
          {chip("自分の担当", counts.mine, { state: "all", mine: "yes" }, mine === "yes")}
          {chip("対応済み", null, { state: "done" }, state === "done" && mine === undefined)}
          {chip("すべて", counts.all, { state: "all" }, state === "all" && mine === undefined)}
        </ul>
      </nav>
      <search>
        <form method="get" action={TO} className="flex flex-wrap items-end gap-2" aria-label="お客さまを絞り込む">
          {state !== undefined && <input type="hidden" name="state" value={state} />}
          {mine !== undefined && <input type="hidden" name="mine" value={mine} />}
          <Choice name="heat" label="関心" value={search.heat ?? ""} choices={HEATS.map((heat) => [heat, HEAT_SIGNS[heat].word])} />
          <Choice name="kind" label="反応" value={search.kind ?? ""} choices={LEAD_KINDS.map((kind) => [kind, LEAD_KIND_WORDS[kind]])} />
          <Button type="submit" tone="secondary">
            絞り込む
          </Button>
        </form>
      </search>
    </div>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, word: string])[];
};

function Choice({ name, label, value, choices }: ChoiceProps) {
  return (
    <label className="flex flex-col gap-1 text-13">
      {label}
      <select key={value} name={name} defaultValue={value} className={`${fieldClass} min-w-32`}>
        <option value="">指定しない</option>
        {choices.map(([choice, word]) => (
          <option key={choice} value={choice}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}

type RowProps = { readonly lead: CompanyLead; readonly search: LeadsSearch; readonly assigned: string | null };

function Row({ lead, search, assigned }: RowProps) {
  const { heat, isOpen, lastAt, kind, lastHome } = lead;
  const name = (
    <Link
      to={TO}
      search={{ ...search, customer: lead.customerId }}
      resetScroll={false}
      activeOptions={EXACT}
      className="font-bold text-16 text-brand underline underline-offset-4 after:absolute after:inset-0 [overflow-wrap:anywhere]"
    >
      {customerName(lead)}
    </Link>
  );
  const last = `${TIME.format(new Date(lastAt))} ${LEAD_KIND_WORDS[kind]}${lastHome === null ? "" : ` ${lastHome}`}`;
  return <LeadRow {...{ name, heat, last, isOpen, assigned }} deeds={deedsOf(lead)} isShown={search.customer === lead.customerId} />;
}
