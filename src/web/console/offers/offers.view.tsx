import { Link } from "@tanstack/react-router";
import type { CompanyOfferHead, CompanyOffersResponse } from "#api/client/client.ts";
import { homeFacts, homeName } from "#domain/offers/core/home-words.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { formatYen } from "#kernel/yen.ts";
import { Pages } from "#web/console/frame/pages.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";
import { STATE_WORDS } from "./offer-words.ts";
import { offersSearch } from "./offers-search.ts";

/** Direct offers that were handed to the company: those that wait for its word first. */
export function OffersView({ page }: { readonly page: CompanyOffersResponse }) {
  const { items, total, waiting } = page;
  if (total === 0)
    return (
      <NoData title="引き継いだオファーはまだありません">
        買い手とオーナーが価格に合意した交渉を、運営が御社に引き継ぐと、ここに届きます。会社のメールにもお知らせします。
      </NoData>
    );
  return (
    <>
      <p className="text-14">
        担当中 <b className="tabular-nums">{waiting.toLocaleString("ja-JP")}</b>件
      </p>
      <Card>
        <ul className="-my-3">
          {items.map((offer) => (
            <Row key={offer.id} offer={offer} />
          ))}
        </ul>
      </Card>
      <Pages page={page} label="オファーのページ" to="/console/offers" at={(to) => offersSearch({ page: to })} />
    </>
  );
}

function Row({ offer: { id, home, priceYen, state, handedOverAt } }: { readonly offer: CompanyOfferHead }) {
  const { word, tone } = STATE_WORDS[state];
  return (
    <li className="-mx-4 relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t px-4 py-3 first:border-t-0 hover:bg-brand-tint sm:-mx-6 sm:px-6">
      <div className="min-w-0 flex-1 basis-60">
        {/* Each look at it is kept, and pointing at a line is none. */}
        <Link
          to="/console/offers/$id"
          params={{ id }}
          preload={false}
          className="font-bold text-16 text-brand underline underline-offset-4 [overflow-wrap:anywhere] after:absolute after:inset-0"
        >
          {homeName(home)}
        </Link>
        <p className="text-13 text-sub">{homeFacts(home)}</p>
        <p className="text-13 text-sub [overflow-wrap:anywhere]">{id}</p>
      </div>
      <div className="text-13 text-sub sm:w-52">
        <p className="amount text-16">{formatYen(priceYen)}</p>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{word}</Badge>
          {formatDate(new Date(handedOverAt))}
        </p>
      </div>
    </li>
  );
}
