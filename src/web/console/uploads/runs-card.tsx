import { Link } from "@tanstack/react-router";
import type { CompanyFeedRun } from "#api/client/client.ts";
import { FEED_STATE_WORDS } from "#domain/listings/feed/fault-words.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { Badge, type BadgeTone } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";

const TONES: Readonly<Record<CompanyFeedRun["state"], BadgeTone>> = {
  running: "quiet",
  interrupted: "accent",
  applied: "good",
  dry: "quiet",
  "waiting-for-confirmation": "warn",
  refused: "accent",
};

type RunsProps = { readonly title: string; readonly runs: readonly CompanyFeedRun[] };

/** The files of the company, by upload and by key. */
export function RunsCard({ title, runs }: RunsProps) {
  return (
    <Card title={title}>
      {runs.length === 0 && <p className="text-14 text-sub">まだありません。</p>}
      <ul>
        {runs.map((run) => (
          <li
            key={run.id}
            className="-mx-4 relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t px-4 py-3 first:border-t-0 hover:bg-brand-tint sm:-mx-6 sm:px-6"
          >
            <div className="min-w-0 flex-1 basis-60">
              <Link
                to="/console/uploads/$id"
                params={{ id: String(run.id) }}
                className="font-bold text-14 text-brand underline underline-offset-4 [overflow-wrap:anywhere] after:absolute after:inset-0"
              >
                {run.fileName}
              </Link>
              <p className="text-13 text-sub">{summaryOf(run)}</p>
            </div>
            <p className="flex flex-wrap items-center gap-2 text-13 text-sub">
              <Badge tone={TONES[run.state]}>{FEED_STATE_WORDS[run.state]}</Badge>
              {formatDate(new Date(run.startedAt))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function summaryOf({ isFull, counts: { read, added, changed, rejected } }: CompanyFeedRun): string {
  const rejectedWords = rejected > 0 ? `・取り込めない行${rejected.toLocaleString("ja-JP")}` : "";
  const [all, fresh, other] = [read, added, changed].map((count) => count.toLocaleString("ja-JP"));
  return `${isFull ? "全部の物件" : "変わった物件だけ"}　${all}行・新規${fresh}・変更${other}${rejectedWords}`;
}
