import { monthlyFigure, USUAL_LOAN_WORDS } from "#domain/finance/monthly-cost.ts";
import { gapAxis } from "#kernel/home/gap.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { EstimateWords } from "#web/kit/home/home-list.tsx";
import { HomeRow } from "#web/kit/home/home-row.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { HeartButton } from "#web/session/favorites/heart-button.tsx";
import { addressOf, KIND_WORDS, markOfEntry, summaryOf } from "./favorite-entry.ts";
import type { SharedData } from "./find-favorites.ts";

/** What a link to a folder shows: homes as they stand today, without notes and without whose they are. */
export function SharedView({ data }: { readonly data: SharedData }) {
  return (
    <div className="measure-content py-6 sm:py-8">
      <h1 className="text-28">共有されたお気に入り</h1>
      <div className="mt-4 flex flex-col gap-5">
        {data.kind === "shared" && <Shared {...data} />}
        {data.kind === "failed" && <LoadFailed title="読み込みに失敗しました">お気に入りを読み込めませんでした。</LoadFailed>}
        {data.kind === "over" && (
          <>
            <Notice title="リンクの有効期限が切れています">
              期限が切れたか、共有が止められたリンクです。送ってくれた人に、新しいリンクを頼んでください。
            </Notice>
            <span>
              <LinkButton to="/search" tone="secondary">
                物件を探す
              </LinkButton>
            </span>
          </>
        )}
      </div>
    </div>
  );
}

function Shared({ folder: { name, items, expiresAt }, today }: Extract<SharedData, { kind: "shared" }>) {
  const homes = items.flatMap(({ home }) => summaryOf(home) ?? []);
  const axis = gapAxis(homes);
  return (
    <>
      <p className="text-14 text-sub">
        「{name}」 <span className="amount">{items.length}件</span>・このリンクは{formatDate(new Date(expiresAt))}まで開けます。
      </p>
      {items.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-6">データがありません。このフォルダーには、いまは何も入っていません。</p>
      ) : (
        <ul aria-label="共有されたお気に入りの一覧" className="@container overflow-hidden rounded-card border border-line border-b-0">
          {items.map((item) => {
            const summary = summaryOf(item.home);
            const heart = { kind: item.kind, key: item.key, label: item.label, price: item.home?.price ?? null };
            const key = `${item.kind}:${item.key}`;
            return summary ? (
              <HomeRow
                key={key}
                home={summary}
                today={today}
                axis={axis}
                {...monthlyFigure(summary)}
                actions={<HeartButton item={heart} />}
              />
            ) : (
              <Other key={key} item={item} />
            );
          })}
        </ul>
      )}
      {homes.some(({ estimate }) => estimate !== null) && <EstimateWords loan={USUAL_LOAN_WORDS} />}
    </>
  );
}

function Other({ item }: { readonly item: Extract<SharedData, { kind: "shared" }>["folder"]["items"][number] }) {
  const mark = markOfEntry({ ...item, priceWhenKept: null });
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-line border-b bg-card px-3.5 py-3 @2xl:px-6">
      <Badge tone="quiet">{KIND_WORDS[item.kind]}</Badge>
      {item.kind === "home" ? (
        <span className="text-16 text-sub">{item.label}</span>
      ) : (
        <a href={addressOf(item)} className="inline-flex min-h-11 items-center font-bold text-16 text-link">
          {item.label}
        </a>
      )}
      {mark && <span className="text-13 text-sub">{mark.words}</span>}
    </li>
  );
}
