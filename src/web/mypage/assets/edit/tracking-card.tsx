import { useState } from "react";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import type { AssetEdit, AssetStep } from "./use-asset-edit.ts";

type Row = { readonly step: AssetStep; readonly words: string; readonly action: string };
type State = AssetEdit["asset"]["state"];

const PAUSE: Row = { step: "pause", words: "毎月の評価とお知らせを休みます。オファーも届きません。", action: "追跡を休む" };
const SELL: Row = { step: "sell", words: "評価を終えて、これまでの推移を残します。", action: "売却済みにする" };
const RESUME: Row = { step: "resume", words: "毎月の評価とお知らせを休んでいます。", action: "追跡を再開する" };
const KEEP: Row = { step: "keep", words: "売却がなくなったときは、追跡に戻せます。", action: "売却済みを取り消す" };
const WITHDRAW: Row = { step: "withdraw", words: "所有の書類を確認しています。取り下げると、書類は消えます。", action: "書類を取り下げる" };

/** What can be done from each state, as the state machine has it. */
const ROWS: Readonly<Record<State, readonly Row[]>> = {
  draft: [],
  tracking: [PAUSE, SELL],
  verifying: [WITHDRAW, SELL],
  verified: [PAUSE, SELL],
  rejected: [PAUSE, SELL],
  paused: [RESUME, SELL],
  sold: [KEEP],
  deleted: [],
};

export function TrackingCard({ asset, acting, step }: Pick<AssetEdit, "asset" | "acting" | "step">) {
  const [isAsked, setAsked] = useState(false);
  const isBusy = acting.submitting.isPending;
  return (
    <Card title="休止・売却" id="tracking" className="scroll-mt-4">
      <ul className="flex flex-col">
        {ROWS[asset.state].map((row) => (
          <li
            key={row.step}
            className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3 first:border-t-0 first:pt-0 last:pb-0"
          >
            <p className="min-w-0 flex-1 basis-60 text-14">{row.words}</p>
            <Button
              tone="secondary"
              size="bar"
              className="min-h-11"
              isBusy={isBusy}
              disabled={!acting.isReady}
              onClick={() => (row.step === "sell" ? setAsked(true) : step(row.step))}
            >
              {row.action}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title="売却済みにしますか"
        action="売却済みにする"
        isOpen={isAsked}
        isBusy={isBusy}
        isReady={acting.isReady}
        onConfirm={() => {
          setAsked(false);
          step("sell");
        }}
        onClose={() => setAsked(false)}
      >
        <p>毎月の評価を終えます。これまでの推移は残り、あとで取り消せます。</p>
        {asset.offerSetting === "anonymous" && <p>届いているオファーは、ここで終わります。</p>}
      </ConfirmDialog>
    </Card>
  );
}
