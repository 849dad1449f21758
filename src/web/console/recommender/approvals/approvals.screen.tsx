import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { apiClient, type CompanyApproval, type CompanyApprovals } from "#api/client/client.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { useChange } from "#web/console/frame/use-change.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { ApprovalCard } from "./approval-card.tsx";
import { customerName, willBeSent } from "./approval-words.ts";
import { RejectDialog } from "./reject-dialog.tsx";

type ScreenProps = { readonly approvals: CompanyApprovals; readonly isManual: boolean };

/** Messages that somebody looks at before they go out. */
export function ApprovalsScreen({ approvals: { items, now }, isManual }: ScreenProps) {
  const acts = useDecisions();
  const [rejected, setRejected] = useState<CompanyApproval | null>(null);
  const isReady = useIsReady();
  const good = items.filter((approval) => willBeSent(approval) === approval.homes.length);
  return (
    <>
      <ChangeOutcome {...acts.change} />
      {acts.undoable.length > 0 && (
        <div>
          <Button tone="secondary" size="bar" disabled={!isReady} isBusy={acts.change.isBusy} onClick={() => void acts.undo()}>
            取り消して、確認待ちにもどす
          </Button>
        </div>
      )}
      {items.length === 0 ? (
        <NothingYet title="承認を待っている配信はありません">
          {isManual
            ? "毎日18時ごろに、新しく合う物件のあったお客さまの配信が、ここに並びます。"
            : "いまの設定では、配信は確認を待たずに送られます。設定で変えられます。"}
        </NothingYet>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-14">
              <b className="tabular-nums">{items.length}</b>通が承認を待っています。承認しないものは送りません。
            </p>
            {good.length > 1 && (
              <Button disabled={!isReady} isBusy={acts.change.isBusy} onClick={() => void acts.approveAll(good)}>
                問題のない{good.length}通を承認する
              </Button>
            )}
          </div>
          {items.map((approval) => (
            <ApprovalCard
              key={approval.id}
              {...{ approval, now, isBusy: acts.change.isBusy }}
              onApprove={() => void acts.approve(approval)}
              onReject={() => setRejected(approval)}
              onHome={(position, isKept) => void acts.keepHome(approval, position, isKept)}
            />
          ))}
        </>
      )}
      <p className="text-13 text-sub">
        作ってから24時間のうちに決めないと、取りやめになります。同じ物件は、同じお客さまに30日のあいだ送りません。
      </p>
      <RejectDialog
        approval={rejected}
        isBusy={acts.change.isBusy}
        onReject={(approval, reason) => {
          setRejected(null);
          void acts.reject(approval, reason);
        }}
        onClose={() => setRejected(null)}
      />
    </>
  );
}

function positionsOf({ homes }: CompanyApproval): number[] {
  return homes.map(({ position }) => position);
}

/** What may be decided, one thing at a time, and taken back while nothing has left. After a refusal the list is read anew: somebody else decided first. */
function useDecisions() {
  const router = useRouter();
  const change = useChange();
  const [undoable, setUndoable] = useState<readonly string[]>([]);
  const { company } = apiClient();
  const run = async (done: string, ids: readonly string[], ask: Parameters<typeof change.run>[1]) => {
    setUndoable([]);
    const isDone = await change.run(done, ask);
    if (isDone) setUndoable(ids);
    else await router.invalidate();
    return isDone;
  };
  return {
    change,
    undoable,
    approve: (approval: CompanyApproval) =>
      run(`${customerName(approval)}への配信を承認しました。まもなく送ります。`, [approval.id], () =>
        company.post("/recommender/approvals/{id}/approve", { path: { id: approval.id }, body: { positions: positionsOf(approval) } }),
      ),
    reject: (approval: CompanyApproval, reason: string) =>
      run(`${customerName(approval)}への配信を取りやめました。`, [approval.id], () =>
        company.post("/recommender/approvals/{id}/reject", { path: { id: approval.id }, body: { reason } }),
      ),
    keepHome: ({ id }: CompanyApproval, position: number, isKept: boolean) =>
      run(isKept ? "物件をもどしました。" : "物件を外しました。", [], () =>
        company.put("/recommender/approvals/{id}/homes/{position}", { path: { id, position }, body: { isKept } }),
      ),
    approveAll: async (approvals: readonly CompanyApproval[]) => {
      setUndoable([]);
      const body = { items: approvals.map((approval) => ({ id: approval.id, positions: positionsOf(approval) })) };
      const answer = await company.post("/recommender/approvals", { body });
      const { approved, left } = answer.ok ? answer.value : { approved: [], left: 0 };
      const others = left === 0 ? "" : `${left}通は、ほかの人が先に決めたか変えたため、承認していません。`;
      // Told by the same hook that tells of a failure.
      await run(`${approved.length}通を承認しました。まもなく送ります。${others}`, approved, async () => answer);
    },
    undo: async () => {
      const ids = undoable;
      for (const id of ids) {
        const isDone = await run("取り消しました。確認待ちにもどしました。", [], () =>
          company.post("/recommender/approvals/{id}/undo", { path: { id }, body: {} }),
        );
        if (!isDone) break;
      }
    },
  };
}
