import type { ToldForQuery } from "#api/client/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { formatYen } from "#kernel/yen.ts";
import { SiteLink } from "#web/kit/link/site-link.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { reactionWords, sinceWords, summaryWords } from "./told-words.ts";

type Told = ToldForQuery["items"][number];

/** これまでの提案: the last messages for this condition, with their homes. `told`: null where they could not be read. */
export function ToldSection({ told }: { readonly told: ToldForQuery | null }) {
  return (
    <Card
      title="これまでの提案"
      lead={told !== null && told.items.length > 0 && "お知らせした物件です。新しいものから10回分を表示します。"}
    >
      {told === null && <p className="text-14">これまでの提案を読み込めませんでした。</p>}
      {told?.items.length === 0 && (
        <p className="text-14">まだ、この条件でお知らせした物件はありません。合う物件をお知らせすると、ここに残ります。</p>
      )}
      {told?.items.map((one, index) => (
        <Batch key={one.id} told={one} isOpen={index === 0} />
      ))}
    </Card>
  );
}

function Batch({ told, isOpen }: { readonly told: Told; readonly isOpen: boolean }) {
  return (
    <details open={isOpen} className="border-line border-t py-1 first-of-type:border-t-0">
      <summary className="min-h-11 cursor-pointer py-2 text-14">
        <b>{formatDate(new Date(told.at))}</b>
        <span className="ml-2 text-sub">{summaryWords(told)}</span>
      </summary>
      <ul className="flex flex-col gap-2 pb-2">
        {told.homes.map((home) => (
          <li key={home.position} className="text-14">
            <Home home={home} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Home({ home }: { readonly home: Told["homes"][number] }) {
  const title = home.title ?? "掲載が終わった物件";
  const since = sinceWords(home);
  return (
    <>
      {home.key === null ? (
        <span>{title}</span>
      ) : (
        <SiteLink item={{ label: title, to: `/homes/${home.key}` }} className="inline-flex min-h-11 items-center text-link" />
      )}
      <span className="flex flex-wrap items-center gap-x-3 text-12 text-sub">
        <span>
          {formatYen(home.priceThen)}
          {since && `・${since}`}
        </span>
        {home.reaction && <Badge tone={home.reaction.kind === "like" ? "good" : "quiet"}>{reactionWords(home.reaction)}</Badge>}
      </span>
    </>
  );
}
