import { Link } from "@tanstack/react-router";
import type { DeskApprovals, DeskQueues } from "#api/client/client.ts";
import { ApprovalList } from "#web/desk/frame/approval-list.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { orderedQueues } from "./queue-order.ts";

type StartProps = { readonly queues: DeskQueues["items"]; readonly approvals: DeskApprovals["items"] };

/** What waits, by queue, and what a second operator has to agree to. */
export function StartView({ queues, approvals }: StartProps) {
  const { busy, quiet } = orderedQueues(queues);
  const late = queues.reduce((sum, queue) => sum + queue.late, 0);
  return (
    <>
      <p className="text-14" aria-live="polite">
        {late > 0 ? (
          <>
            期限を過ぎたものが<b className="text-accent-strong tabular-nums">{late.toLocaleString("ja-JP")}件</b>あります。
          </>
        ) : (
          "期限を過ぎたものはありません。"
        )}
      </p>
      {busy.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {busy.map((queue) => (
            <QueueTile key={queue.key} queue={queue} />
          ))}
        </ul>
      )}
      <ApprovalList approvals={approvals} isWithEmpty />
      {quiet.length > 0 && <QuietQueues queues={quiet} />}
    </>
  );
}

/** Where nothing waits: there to be opened, and no louder than that. */
function QuietQueues({ queues }: Pick<StartProps, "queues">) {
  return (
    <Card title="待っているものがないもの">
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-14">
        {queues.map(({ key, title }) => (
          <li key={key}>
            <Link
              to="/admin/queues/$queue"
              params={{ queue: key }}
              className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function QueueTile({ queue: { key, title, waiting, late } }: { readonly queue: DeskQueues["items"][number] }) {
  return (
    <li>
      <Card className="relative h-full hover:bg-brand-tint">
        <h2 className="text-16">
          <Link
            to="/admin/queues/$queue"
            params={{ queue: key }}
            className="font-bold text-brand underline underline-offset-4 after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-1 flex items-baseline gap-1">
          <span className="font-bold text-28 tabular-nums">{waiting.toLocaleString("ja-JP")}</span>
          <span className="text-14">件</span>
        </p>
        <p className={late > 0 ? "font-bold text-13 text-accent-strong" : "text-13 text-sub"}>
          {late > 0 ? `期限を過ぎたもの ${late.toLocaleString("ja-JP")}件` : "遅れはありません"}
        </p>
      </Card>
    </li>
  );
}
