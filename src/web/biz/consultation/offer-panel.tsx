import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState, useSyncExternalStore } from "react";
import { apiClient, type ConsultationWaiting } from "#api/client/client.ts";
import { momentWords, whenWords } from "#domain/consultations/core/consultation-words.ts";
import { useLinkToken } from "#web/kit/link/use-link-token.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { Skeleton } from "#web/kit/ui/skeleton.tsx";
import { keepPage, type PageState } from "./keep-page.ts";
import { keepBooking } from "./kept-booking.ts";

/** What was offered to whoever waits, where the address brings a link of a mail. */
export function OfferPanel() {
  const token = useLinkToken();
  return token ? <Offered key={token} token={token} /> : null;
}

function Offered({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const { consultations } = apiClient();
  const [kept] = useState(() =>
    keepPage<ConsultationWaiting>(
      () => consultations.post("/waiting/view", { body: { token }, isRepeatable: true }),
      ({ status }) => (status === 409 ? "この案内は終わっています。画面を読み込み直してください。" : undefined),
    ),
  );
  const state = useSyncExternalStore(kept.subscribe, kept.state, kept.state);
  useEffect(() => void kept.look(), [kept]);
  const take = () =>
    kept.run(
      () => consultations.post("/waiting/take", { body: { token } }),
      (booked) => {
        keepBooking(booked.token);
        void navigate({ to: "/biz/thanks-online-consultation" });
        return {};
      },
    );
  const decline = () =>
    kept.run(
      () => consultations.post("/waiting/decline", { body: { token } }),
      () => ({ found: { state: "declined", startsAt: null, offerUntil: null } }),
    );
  return <OfferView state={state} onTake={() => void take()} onDecline={() => void decline()} onRetry={() => void kept.look()} />;
}

type OfferViewProps = {
  readonly state: PageState<ConsultationWaiting>;
  readonly onTake: () => void;
  readonly onDecline: () => void;
  readonly onRetry: () => void;
};

const ENDED: Readonly<Record<string, string>> = {
  booked: "この案内の日時で、予約を承っています。予約のメールから、確認と変更ができます。",
  declined: "順番待ちをやめました。あらためて予約するときは、下から日時を選んでください。",
  lapsed: "ご案内した日時は、期限が過ぎたため、次の方にご案内しました。下から日時を選ぶか、もう一度、順番待ちに登録してください。",
};

export function OfferView({ state: { found, isBusy, failure }, onTake, onDecline, onRetry }: OfferViewProps) {
  return (
    <Card title="順番待ちのご案内">
      <div className="flex flex-col gap-4">
        {found === "loading" && <Skeleton />}
        {found === "unknown" && <p>このリンクは使えません。メールのリンクがすべて入っているか、確かめてください。</p>}
        {found === "failed" && (
          <Notice tone="error" title="読み込みに失敗しました">
            <Button tone="secondary" size="bar" className="mt-2" onClick={onRetry}>
              もう一度読み込む
            </Button>
          </Notice>
        )}
        {typeof found === "object" && <Place found={found} isBusy={isBusy} onTake={onTake} onDecline={onDecline} />}
        {failure !== null && (
          <Notice tone="error" title="続けられませんでした">
            {failure}
          </Notice>
        )}
      </div>
    </Card>
  );
}

type PlaceProps = Pick<OfferViewProps, "onTake" | "onDecline"> & { readonly found: ConsultationWaiting; readonly isBusy: boolean };

function Place({ found: { state, startsAt, offerUntil }, isBusy, onTake, onDecline }: PlaceProps) {
  if (state === "offered" && startsAt !== null && offerUntil !== null)
    return (
      <>
        <p className="font-bold text-18">{whenWords(new Date(startsAt))}</p>
        <p>この日時が空きました。{momentWords(new Date(offerUntil))}まで、おさえています。</p>
        <div className="flex flex-wrap gap-3">
          <Button isBusy={isBusy} onClick={onTake}>
            この日時で予約する
          </Button>
          <Button tone="secondary" isBusy={isBusy} onClick={onDecline}>
            辞退する
          </Button>
        </div>
      </>
    );
  if (state === "waiting")
    return (
      <>
        <p>順番をお待ちいただいています。空きが出たら、メールでご案内します。</p>
        <div>
          <Button tone="secondary" isBusy={isBusy} onClick={onDecline}>
            順番待ちをやめる
          </Button>
        </div>
      </>
    );
  return <p>{ENDED[state]}</p>;
}
