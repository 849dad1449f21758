import { useEffect, useRef } from "react";
import type { Receipt } from "#web/kit/letter/letter.ts";
import { LetterForm } from "#web/kit/letter/letter-form.tsx";
import { ThanksCard } from "#web/kit/letter/thanks-card.tsx";
import type { LetterState } from "#web/kit/letter/use-letter.ts";
import { Card } from "#web/kit/ui/card.tsx";

export type RequestCardProps = {
  readonly letter: LetterState;
  /** Of the request that was just sent; null: none was. */
  readonly receipt: Receipt | null;
};

/** 請求の受付: the form, and once it is sent its number. */
export function RequestCard({ letter, receipt }: RequestCardProps) {
  return (
    <div id="request" className="no-print">
      {receipt ? (
        <Thanks receipt={receipt} />
      ) : (
        <Card title="請求の受付" lead="開示・訂正・利用停止・削除などの請求を送れます。5営業日以内に、対応の見込みをメールでお返事します。">
          <LetterForm state={letter} />
        </Card>
      )}
    </div>
  );
}

/** Read aloud: the form it takes the place of is gone. */
function Thanks({ receipt: { id, dueOn, isRepeated } }: { readonly receipt: Receipt }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <ThanksCard
        title="請求を受け付けました"
        next="受付番号をメールでもお送りします。ご本人であることを確かめてから、お返事します。"
        {...{ id, isRepeated }}
        dueOn={dueOn ?? undefined}
      />
    </div>
  );
}
