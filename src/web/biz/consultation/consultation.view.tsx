import type { ReactNode } from "react";
import { BizFrame, BizHead } from "#web/biz/frame/biz-frame.tsx";
import { LetterForm } from "#web/kit/letter/letter-form.tsx";
import type { LetterState } from "#web/kit/letter/use-letter.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { HeldSlot } from "./held-slot.tsx";
import { SlotPicker } from "./slot-picker.tsx";
import type { HeldState } from "./use-held-slot.ts";

/** The first half hour: an error of the form leads there. */
export const FIRST_SLOT = "slot";

export function ConsultationPage({ before, children }: { readonly before?: ReactNode; readonly children: ReactNode }) {
  return (
    <BizFrame>
      <BizHead
        title="オンライン相談予約"
        lead="導入の進め方や料金を、画面を見ながら30分でご説明します。時刻はすべて日本時間（Asia/Tokyo）です。無料です。"
      />
      <div className="flex max-w-3xl flex-col gap-5">
        {before}
        {children}
      </div>
    </BizFrame>
  );
}

export function SlotsFailed() {
  return <LoadFailed title="読み込みに失敗しました">予約できる日時を読み込めませんでした。</LoadFailed>;
}

type BookingViewProps = {
  readonly held: HeldState;
  readonly letter: LetterState;
  readonly onChoose: (startsAt: string) => void;
  readonly onHold: () => void;
  readonly onChange: () => void;
};

/** Chooses a half hour, holds it, and tells who comes. */
export function BookingView({ held: { slots, chosen, hold, isBusy, notice }, letter, onChoose, onHold, onChange }: BookingViewProps) {
  return (
    <>
      <Card title="1. 日時を選ぶ" lead="営業日の10時から12時までと、13時から17時30分まで。土日・祝日と年末年始は休みです。">
        <div className="flex flex-col gap-4">
          {notice !== null && (
            <Notice tone="error" title="日時を選び直してください">
              {notice}
            </Notice>
          )}
          {hold ? (
            <HeldSlot startsAt={hold.startsAt} until={hold.until} onChange={onChange} />
          ) : (
            <>
              <SlotPicker id={FIRST_SLOT} days={slots.days} chosen={chosen} own={null} onChoose={onChoose} />
              <div>
                <Button disabled={chosen === null} isBusy={isBusy} onClick={onHold}>
                  この日時を15分おさえる
                </Button>
              </div>
            </>
          )}
        </div>
      </Card>
      <Card title="2. ご連絡先" lead="おさえてから15分のあいだに、確認して送ってください。">
        <LetterForm state={letter} />
      </Card>
    </>
  );
}

/** Nothing is free: whoever wants may wait. */
export function FullView({ letter, isJoined }: { readonly letter: LetterState; readonly isJoined: boolean }) {
  if (isJoined)
    return (
      <Notice tone="good" title="順番待ちに登録しました">
        空きが出たら、登録の順にメールでご案内します。ご案内した日時は、2時間おさえておきます（夜8時から朝9時までは数えません）。
      </Notice>
    );
  return (
    <>
      <Notice title="いまは予約できる日時がありません">
        6週間先までの日時が、すべて埋まっています。順番待ちに登録すると、空きが出たときにメールでご案内します。
      </Notice>
      <Card title="順番待ちに登録する">
        <LetterForm state={letter} />
      </Card>
    </>
  );
}
