import { Link } from "@tanstack/react-router";
import type { OfferSummary } from "#api/client/client.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";

const ROWS = [
  { side: "buyer", label: "送ったオファー", search: {} },
  { side: "owner", label: "受け取ったオファー", search: { side: "owner" } },
] as const;

/** ダイレクトオファー: what is under way on both sides, and what waits for the member. */
export function OffersCard({ offers }: { readonly offers: OfferSummary }) {
  const rows = ROWS.filter(({ side }) => offers[side].live > 0 || offers[side].unread > 0);
  return (
    <Card
      title="ダイレクトオファー"
      aside={
        rows.length > 0 && (
          <Link
            to="/offer"
            search={rows.some(({ side }) => side === "buyer") ? {} : { side: "owner" }}
            className="inline-flex min-h-11 items-center text-14 text-link"
          >
            すべて見る
          </Link>
        )
      }
    >
      {rows.length === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-60 text-14 text-sub">
            進行中のオファーはありません。売り出されていない住まいに、匿名で価格を提示できます。
          </p>
          <LinkButton to="/offer/about" tone="secondary" size="bar">
            しくみを見る
          </LinkButton>
        </div>
      ) : (
        <ul>
          {rows.map(({ side, label, search }) => (
            <li
              key={side}
              className="relative -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t px-4 py-3 first:border-t-0 hover:bg-brand-tint sm:-mx-6 sm:px-6"
            >
              <Link
                to="/offer"
                search={search}
                className="font-bold text-16 text-brand underline underline-offset-4 after:absolute after:inset-0"
              >
                {label}
              </Link>
              <span className="flex flex-wrap items-center gap-2 text-14">
                {offers[side].yourTurn > 0 && <Badge tone="accent">あなたの番 {offers[side].yourTurn}件</Badge>}
                {offers[side].unread > 0 && <Badge tone="accent">未読 {offers[side].unread}件</Badge>}
                <span className="amount text-sub">進行中 {offers[side].live}件</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
