import type { CompanyApproval } from "#api/client/client.ts";
import { formatYen } from "#kernel/yen.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Chip, ChipRow } from "#web/kit/ui/chip.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { customerName, isSoon, leftWords, sinceWords, willBeSent } from "./approval-words.ts";
import { MailOf } from "./mail-of.tsx";

type CardProps = {
  readonly approval: CompanyApproval;
  readonly now: string;
  readonly isBusy: boolean;
  readonly onApprove: () => void;
  readonly onReject: () => void;
  readonly onHome: (position: number, isKept: boolean) => void;
};

/** One message that waits: who gets it, what it tells and why, and what may be done about it. */
export function ApprovalCard({ approval, now, isBusy, onApprove, onReject, onHome }: CardProps) {
  const isReady = useIsReady();
  const { endsAt, homes, removed, email } = approval;
  const name = customerName(approval);
  const isEmpty = willBeSent(approval) === 0;
  return (
    <Card
      title={name}
      lead={email ?? undefined}
      aside={<Badge tone={isSoon(endsAt, now) ? "warn" : "quiet"}>{leftWords(endsAt, now)}</Badge>}
    >
      <ul>
        {homes.map((home) => (
          <Home key={home.position} home={home} name={name} isBusy={isBusy} isLast={homes.length === 1} onHome={onHome} />
        ))}
      </ul>
      {removed.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-sub">
          <span>{removed.length}件を外しました。</span>
          {removed.map((position) => (
            <Button
              key={position}
              tone="plain"
              size="bar"
              disabled={!isReady}
              isBusy={isBusy}
              aria-label={`${name}への${position}件目をもどす`}
              onClick={() => onHome(position, true)}
            >
              {position}件目をもどす
            </Button>
          ))}
        </div>
      )}
      {isEmpty ? <p className="mt-3 text-14">いま送れる物件がないため、このお知らせは送りません。</p> : <MailOf approval={approval} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {!isEmpty && (
          <Button disabled={!isReady} isBusy={isBusy} aria-label={`${name}への配信を承認する`} onClick={onApprove}>
            承認する
          </Button>
        )}
        <Button tone="secondary" disabled={!isReady} isBusy={isBusy} aria-label={`${name}への配信を取りやめる`} onClick={onReject}>
          取りやめる
        </Button>
      </div>
    </Card>
  );
}

type HomeProps = Pick<CardProps, "isBusy" | "onHome"> & {
  readonly home: CompanyApproval["homes"][number];
  readonly name: string;
  readonly isLast: boolean;
};

function Home({ home: { position, title, price, reasons, edges, since }, name, isBusy, isLast, onHome }: HomeProps) {
  const isReady = useIsReady();
  const warning = sinceWords(since);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-14">
          <b className="mr-2 whitespace-nowrap text-16 tabular-nums">{formatYen(price)}</b>
          <span className="[overflow-wrap:anywhere]">{title ?? "売り出しが終わった物件"}</span>
        </p>
        {reasons.length + edges.length > 0 && (
          <div className="mt-1">
            <ChipRow>
              {[...reasons, ...edges].map((reason) => (
                <Chip key={reason}>{reason}</Chip>
              ))}
            </ChipRow>
          </div>
        )}
        {warning !== null && <p className="mt-1 text-13 text-warn-strong">▲ {warning}</p>}
      </div>
      {!isLast && (
        <Button
          tone="plain"
          size="bar"
          disabled={!isReady}
          isBusy={isBusy}
          aria-label={`${name}への${position}件目を外す`}
          onClick={() => onHome(position, false)}
        >
          外す
        </Button>
      )}
    </li>
  );
}
