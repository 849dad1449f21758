import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { OfferCampaign, OfferPreview } from "#api/client/client.ts";
import { formatMonth, monthAt, monthIndex } from "#kernel/calendar/month.ts";
import { formatYen } from "#kernel/yen.ts";
import { SelectField } from "#web/kit/form/choice-field.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { fewWords } from "#web/offer/words/few-words.ts";
import { financingWords } from "#web/offer/words/offer-words.ts";
import { momentWords } from "#web/offer/words/time-words.ts";
import { type Sending, useSendOffer } from "./use-send-offer.ts";

export type SendOfferProps = {
  readonly queryId: string;
  readonly preview: OfferPreview;
  /** The sending of this condition that is under way; null: none. */
  readonly campaign: OfferCampaign | null;
  /** `2026-11-25`, Japan time. */
  readonly today: string;
};

/** What would be sent to whom, when, and how it is called off. */
export function SendOffer({ queryId, preview, campaign, today }: SendOfferProps) {
  return <SendOfferView preview={preview} sending={useSendOffer(queryId, campaign)} today={today} />;
}

type SendOfferViewProps = { readonly preview: OfferPreview; readonly sending: Sending; readonly today: string };

function SendOfferView({ preview, sending, today }: SendOfferViewProps) {
  const { campaign, outcome, failure } = sending;
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (outcome !== "") told.current?.focus();
  }, [outcome]);
  return (
    <div className="flex flex-col gap-4">
      <p ref={told} role="status" tabIndex={-1} className="font-bold text-14 text-good empty:sr-only">
        {outcome}
      </p>
      {failure && (
        <Notice tone="error" title="続けられませんでした">
          {failure}
        </Notice>
      )}
      {campaign === null ? (
        <Preview preview={preview} sending={sending} today={today} />
      ) : (
        <Scheduled campaign={campaign} sending={sending} />
      )}
    </div>
  );
}

const MONTHS_AHEAD = 24;

function Preview({ preview, sending, today }: SendOfferViewProps) {
  const { owners, prices, offerRatio, capYen, financing, isVeryLow, message, mostLive } = preview;
  const [wishMonth, setWishMonth] = useState("");
  const [isAsking, setAsking] = useState(false);
  // Whether there are none is not told apart: whoever asks with ever other conditions would find single owners.
  const isWatch = owners.kind === "few";
  const months = Array.from({ length: MONTHS_AHEAD }, (_, ahead) => monthAt(monthIndex(today.slice(0, 7)) + 1 + ahead));
  const confirm = () => void sending.onConfirm(wishMonth === "" ? null : wishMonth).then(() => setAsking(false));
  return (
    <>
      {isWatch && (
        <Notice title="30日のあいだ見守ります">
          受け付けているオーナーの人数は、1つの建物か町に5人以上いるときに、場所と種別だけで数えて示します。いまはそれに満たず、いないかどうかも示しません。条件に合うオーナーがいれば24時間後に送り、そのあとも30日のあいだ、受け付けを始めたオーナーに送ります。
        </Notice>
      )}
      <dl className="text-14">
        <Fact label="受け付けているオーナー">{ownersWords(owners)}</Fact>
        <Fact label="提示する価格">
          {prices ? `およそ${formatYen(prices.from)}〜${formatYen(prices.to)}` : `AI推定の${Math.round(offerRatio * 100)}%（物件ごと）`}
          {capYen !== null && `、上限${formatYen(capYen)}`}
        </Fact>
        {financing !== null && <Fact label="資金">{financingWords(financing) ?? ""}</Fact>}
        <Fact label="メッセージ">{`「${message}」`}</Fact>
        <Fact label="送るとき">確定から24時間後。それまでは取り消せます。</Fact>
      </dl>
      {isVeryLow && (
        <Notice tone="warn" title="推定の幅より大きく低い価格になることがあります">
          推定の幅の下限の80%を下回る価格は、オーナーに届かないことがあります。
        </Notice>
      )}
      <SelectField
        name="wishMonth"
        label="入居を希望する時期"
        isRequired={false}
        hint="オーナーに伝わります。"
        value={wishMonth}
        onChange={setWishMonth}
        choices={months.map((value) => ({ value, label: `${formatMonth(value)}ごろまで` }))}
        emptyLabel="指定しない"
      />
      <p className="text-13 text-sub">
        氏名と連絡先は伝わりません。同時に進められるオファーは{mostLive}
        件までで、超える分は空きが出たときに送ります。初めて確定すると、オファーの受信・返信・期限のお知らせを、メールとLINE（連携中のとき）で受け取ることへの同意を
        <Link to="/settings/notification" className="text-link">
          通知設定
        </Link>
        に記録します。進行中のオファーについてのお知らせで、広告は含みません。いつでも停止できます。
      </p>
      <Button onClick={() => setAsking(true)} isBusy={sending.isBusy} className="self-start max-sm:w-full">
        24時間後に送る
      </Button>
      <ConfirmDialog
        title="オファーの送信を予約します"
        action="送信を予約する"
        stay="もどる"
        isOpen={isAsking}
        isBusy={sending.isBusy}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>受け付けているオーナー：{ownersWords(owners)}</p>
        <p>24時間のうちは取り消せます。そのあと30日のあいだ、新しく条件に合ったオーナーにも1日1回送ります。購入の義務は生まれません。</p>
      </ConfirmDialog>
    </>
  );
}

/** What is told of them, and that it is no number of those whom the offer reaches. */
function ownersWords(owners: OfferPreview["owners"]): string {
  return owners.kind === "few"
    ? "人数は示しません"
    : `${fewWords(owners)}（場所と種別だけで数えたおよその数。届くのは条件に合うオーナーです）`;
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-line border-t py-2 first:border-t-0 sm:grid-cols-[9em_1fr]">
      <dt className="text-sub">{label}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}

type ScheduledProps = { readonly campaign: OfferCampaign; readonly sending: Sending };

/** It waits for its hour, and can be called off until then; or it has begun. */
function Scheduled({ campaign, sending }: ScheduledProps) {
  const { state, startsAt, fillUntil, made } = campaign;
  return (
    <div className="flex flex-col gap-3 rounded-control border border-brand/30 bg-brand-tint p-4 text-14">
      {state === "scheduled" && startsAt !== null ? (
        <p>
          <b className="amount block text-16">{momentWords(startsAt)}に送り始めます</b>
          それまでは取り消せます。まだ、だれにも届いていません。
        </p>
      ) : (
        <p>
          <b className="block text-16">送信中です（これまでに{made.toLocaleString("ja-JP")}件）</b>
          {fillUntil !== null && `${momentWords(fillUntil)}まで、新しく条件に合ったオーナーにも送ります。`}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <LinkButton to="/offer" size="bar">
          オファーの画面へ
        </LinkButton>
        {state === "scheduled" && (
          <Button tone="secondary" size="bar" onClick={() => void sending.onCancel()} isBusy={sending.isBusy}>
            送信を取り消す
          </Button>
        )}
      </p>
    </div>
  );
}
