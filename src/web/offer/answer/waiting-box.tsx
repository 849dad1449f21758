import type { OfferThread } from "#api/client/client.ts";
import { formatYen } from "#kernel/yen.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { lastPriceOf, priceSteps } from "#web/offer/prices/price-steps.ts";
import { FairLine } from "./fair-line.tsx";

type WaitingBoxProps = { readonly thread: OfferThread; readonly onWithdraw: () => void };

/** The price as it stands, while the other has the word or nobody has. */
export function WaitingBox({ thread, onWithdraw }: WaitingBoxProps) {
  const { hint, side, priceYen, state, may } = thread;
  const steps = priceSteps(thread);
  return (
    <Card title="いまの提示">
      <p className="text-14">
        <b className="amount text-28">{formatYen(priceYen)}</b>
      </p>
      <FairLine
        hint={hint}
        viewer={side}
        draft={null}
        prices={{ buyer: lastPriceOf(steps, "buyer"), owner: lastPriceOf(steps, "owner") }}
      />
      <p className="mt-3 text-14">
        {state === "held"
          ? "一時停止のあいだは、返事も期限も進みません。"
          : "相手の返事を待っています。返事が届くと、選んだ方法でお知らせします。相手が見たかどうかは、どちらにも示しません。"}
      </p>
      {hint.isVeryLow && side === "buyer" && (
        <p className="mt-2 text-13 text-sub">推定の幅の下限を大きく下回る価格は、オーナーに届かないことがあります。</p>
      )}
      {may.includes("withdraw") && (
        <Button tone="secondary" size="bar" onClick={onWithdraw} className="mt-3">
          オファーを取り下げる
        </Button>
      )}
    </Card>
  );
}
