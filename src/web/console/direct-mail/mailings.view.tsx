import { Link } from "@tanstack/react-router";
import type { CompanyMailings } from "#api/client/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import { KIND_WORDS, MAILING_STATE_WORDS } from "./mailing-words.ts";
import { StopCard } from "./stop-card.tsx";

/** The mailings of the company, and what is left of the month. */
export function MailingsView({ mailings: { items, allowance } }: { readonly mailings: CompanyMailings }) {
  return (
    <>
      <p className="text-14">
        公開の統計と成約から推定した価格の幅を添えて、会社の名前でお手紙を作ります。宛先は、会社が適法にお持ちの住所だけです。停止を申し出た住所は、印刷のたびに除きます。
      </p>
      <p className="text-14">
        今月あと<b className="amount mx-1">{allowance.left.toLocaleString("ja-JP")}通</b>作れます（月
        {allowance.most.toLocaleString("ja-JP")}通まで）。
      </p>
      <LinkButton to="/console/direct-mail/new" className="self-start">
        新しい送付を作る
      </LinkButton>
      {items.length === 0 ? (
        <NothingYet title="送付はまだありません">「新しい送付を作る」から、お手紙の言葉と宛先の一覧を用意してください。</NothingYet>
      ) : (
        <Card title="送付の一覧">
          <ul>
            {items.map((item) => (
              <MailingItem key={item.id} item={item} />
            ))}
          </ul>
        </Card>
      )}
      <StopCard />
    </>
  );
}

function MailingItem({ item }: { readonly item: CompanyMailings["items"][number] }) {
  const { words, tone } = MAILING_STATE_WORDS[item.state];
  const { waiting, printed } = item.counts;
  return (
    <li className="-mx-4 relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t px-4 py-3 first:border-t-0 hover:bg-brand-tint sm:-mx-6 sm:px-6">
      <div className="min-w-0 flex-1 basis-60">
        <Link
          to="/console/direct-mail/$id"
          params={{ id: item.id }}
          className="font-bold text-14 text-brand underline underline-offset-4 [overflow-wrap:anywhere] after:absolute after:inset-0"
        >
          {item.purpose}
        </Link>
        <p className="text-13 text-sub">
          {KIND_WORDS[item.kind]}　これから印刷{waiting.toLocaleString("ja-JP")}・印刷済み{printed.toLocaleString("ja-JP")}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-13 text-sub">
        {item.isSample && <Badge tone="warn">見本</Badge>}
        <Badge tone={tone}>{words}</Badge>
        {formatDate(new Date(item.madeAt))}
      </p>
    </li>
  );
}
