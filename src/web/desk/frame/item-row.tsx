import { Link } from "@tanstack/react-router";
import type { DeskItemHead, DeskQueuePage } from "#api/client/client.ts";
import { formatDate, formatDay, formatTime } from "#kernel/japanese-date.ts";
import { Badge } from "#web/kit/ui/badge.tsx";

type ItemRowProps = { readonly queue: DeskQueuePage["key"]; readonly item: DeskItemHead; readonly queueTitle?: string };

/** An item of a list: what it is about, when it is due, who works on it. Nobody's name. */
export function ItemRow({ queue, item, queueTitle }: ItemRowProps) {
  const { id, title, state, receivedAt, dueOn, isLate, claim } = item;
  return (
    <li className="-mx-4 relative flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-line border-t px-4 py-3 first:border-t-0 hover:bg-brand-tint sm:-mx-6 sm:px-6">
      <div className="min-w-0 flex-1 basis-60">
        <Link
          to="/admin/items/$queue/$id"
          params={{ queue, id }}
          className="font-bold text-16 text-brand underline underline-offset-4 [overflow-wrap:anywhere] after:absolute after:inset-0"
        >
          {title}
        </Link>
        <p className="text-13 text-sub tabular-nums [overflow-wrap:anywhere]">
          {queueTitle !== undefined && <span className="mr-3">{queueTitle}</span>}
          {receivedAt !== null && id}
        </p>
      </div>
      <div className="flex flex-col gap-1 text-13 text-sub sm:w-56">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="quiet">{state}</Badge>
          {claim !== null && (
            <Badge tone={claim.isMine ? "brand" : "warn"}>
              {claim.isMine ? "あなたが担当" : `担当 ${claim.by}`}（{formatTime(new Date(claim.until))}まで）
            </Badge>
          )}
        </p>
        {receivedAt !== null && <p>{formatDate(new Date(receivedAt))} 受付</p>}
        {dueOn !== null && (
          <p className={isLate ? "font-bold text-accent-strong" : ""}>
            期限 {formatDay(dueOn)}
            {isLate && "（過ぎています）"}
          </p>
        )}
      </div>
    </li>
  );
}
