import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { apiClient, type DeskApproval, type DeskOutcome } from "#api/client/client.ts";
import { formatMoment } from "#kernel/japanese-date.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { ChangeOutcome } from "./change-outcome.tsx";
import { type Change, useChange } from "./use-change.ts";

type ApprovalListProps = {
  readonly approvals: readonly DeskApproval[];
  /** The card stands there also where nothing waits. */
  readonly isWithEmpty?: boolean;
};

/** What waits for a second operator: whoever did not ask decides, whoever did may take it back. */
export function ApprovalList({ approvals, isWithEmpty = false }: ApprovalListProps) {
  const change = useChange();
  const isShown = approvals.length > 0 || isWithEmpty || change.done !== "" || change.failure !== null;
  if (!isShown) return null;
  return (
    <Card title="二人目の承認を待つもの" lead="頼んだ担当者のほかの一人が決めます。24時間で期限が切れます。">
      <div className="flex flex-col gap-4">
        <ChangeOutcome {...change} />
        {approvals.length === 0 ? <p className="text-14">いまはありません。</p> : null}
        <ul className="-my-3">
          {approvals.map((approval) => (
            <ApprovalRow key={approval.id} approval={approval} change={change} />
          ))}
        </ul>
      </div>
    </Card>
  );
}

function ApprovalRow({ approval, change }: { readonly approval: DeskApproval; readonly change: Change }) {
  const { id, queue, queueTitle, itemId, title, action, askedBy, isMine, askedAt } = approval;
  const isReady = useIsReady();
  const [isAsked, setAsked] = useState(false);
  const decide = (event: "grant" | "refuse" | "withdraw") =>
    change.run<DeskOutcome>(
      ({ done }) => done,
      () => apiClient().desk.post("/approvals/{id}", { path: { id }, body: { event } }),
    );
  const button = { size: "bar", disabled: !isReady, isBusy: change.isBusy } as const;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60 text-14">
        <p className="font-bold">
          {ACTION_WORDS[action]}：
          <Link
            to="/admin/items/$queue/$id"
            params={{ queue, id: itemId }}
            className="text-brand underline underline-offset-4 [overflow-wrap:anywhere]"
          >
            {title ?? itemId}
          </Link>
        </p>
        <p className="text-13 text-sub [overflow-wrap:anywhere]">
          {queueTitle} {itemId}
        </p>
        <Asked approval={approval} />
        <p className="text-13 text-sub">
          {isMine ? "あなた" : askedBy}が{formatMoment(new Date(askedAt))}に依頼
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {isMine ? (
          <Button {...button} tone="secondary" onClick={() => void decide("withdraw")}>
            取り下げる
          </Button>
        ) : (
          <>
            <Button {...button} onClick={() => setAsked(true)}>
              承認する
            </Button>
            <Button {...button} tone="secondary" onClick={() => void decide("refuse")}>
              承認しない
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        title={`承認しますか：${ACTION_WORDS[action]}`}
        action="承認する"
        isOpen={isAsked}
        isBusy={change.isBusy}
        onConfirm={() => void decide("grant").then(() => setAsked(false))}
        onClose={() => setAsked(false)}
      >
        <p className="font-bold [overflow-wrap:anywhere]">{title ?? itemId}</p>
        <Asked approval={approval} />
      </ConfirmDialog>
    </li>
  );
}

/** What is asked for, what it costs and why. */
function Asked({ approval: { order, lead, reason } }: { readonly approval: DeskApproval }) {
  return (
    <div>
      {order.map(({ label, value }) => (
        <p key={label} className="[overflow-wrap:anywhere]">
          {label}：{value}
        </p>
      ))}
      {lead !== null && <p>{lead}</p>}
      <p className="[overflow-wrap:anywhere]">理由：{reason}</p>
    </div>
  );
}

const ACTION_WORDS: Readonly<Record<DeskApproval["action"], string>> = {
  disclose: "連絡先の開示",
  approve: "承認",
  "hand-over": "会社への引き継ぎ",
  convert: "トライアルを契約に移す",
  "contract-open": "契約を始める",
  "contract-plan": "プランを翌月から変える",
  "contract-limit": "回数の上限を変える",
  "contract-keep": "予定を取りやめて契約を続ける",
  "withdraw-any": "手紙の停止の取り消し",
  narrow: "すべての会社の停止を、送った会社だけにする",
};
