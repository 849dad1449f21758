import { Link } from "@tanstack/react-router";
import type { OfferCard } from "#api/client/client.ts";
import { homeFacts, homeName } from "#domain/offers/core/home-words.ts";
import { formatYen } from "#kernel/yen.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { buyerFacts, isLive, stateWords } from "#web/offer/words/offer-words.ts";
import { leftWords, momentWords } from "#web/offer/words/time-words.ts";

/** One offer of a list: for which home, at what price, whose turn it is, and how long. */
export function OfferRow({ offer, now }: { readonly offer: OfferCard; readonly now: number }) {
  const { id, side, home, otherAlias, priceYen, round, mostRounds, unread, expiresAt, movedAt, state } = offer;
  const { label, tone } = stateWords(offer);
  const facts = side === "owner" ? [otherAlias, ...buyerFacts(offer)] : [homeFacts(home), otherAlias];
  const left = expiresAt === null ? null : Date.parse(expiresAt) - now;
  return (
    <li className="relative grid gap-x-4 gap-y-1 border-line border-t px-4 py-4 first:border-t-0 hover:bg-brand-tint sm:grid-cols-[1fr_auto] sm:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-13 text-sub">
          <Badge tone={tone}>{label}</Badge>
          {unread > 0 && <Badge tone="accent">未読 {unread}件</Badge>}
        </p>
        <h3 className="mt-1 text-16">
          <Link
            to="/offer"
            search={side === "owner" ? { side, id } : { id }}
            className="text-brand underline underline-offset-4 after:absolute after:inset-0"
          >
            {homeName(home)}へのオファー
          </Link>
        </h3>
        <p className="text-13 text-sub">{facts.join("・")}</p>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-3 sm:flex-col sm:items-end sm:text-right">
        <b className="amount text-18">{formatYen(priceYen)}</b>
        <span className="amount text-12 text-sub">
          {round}回目／{mostRounds}回
        </span>
        <span className="amount text-12 text-sub">
          {left !== null && left > 0 && isLive(state) ? `あと${leftWords(left)}` : `${momentWords(movedAt)}`}
        </span>
      </div>
    </li>
  );
}
