import { type ReactNode, useState } from "react";
import type { ConsultationBooking, ConsultationSlots } from "#api/client/client.ts";
import { momentWords, NO_LINK_YET, whenWords } from "#domain/consultations/core/consultation-words.ts";
import { MOST_MOVES } from "#domain/consultations/core/rules.ts";
import { BizFrame, BizHead } from "#web/biz/frame/biz-frame.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { Skeleton } from "#web/kit/ui/skeleton.tsx";
import type { PageState } from "./keep-page.ts";
import { SlotPicker } from "./slot-picker.tsx";

export type ThanksViewProps = {
  readonly state: PageState<ConsultationBooking>;
  /** To choose another from; null: nobody asked to. */
  readonly slots: ConsultationSlots | null;
  readonly onOpenSlots: () => void;
  readonly onCloseSlots: () => void;
  readonly onMove: (startsAt: string) => void;
  /** Whether it was done. */
  readonly onCancel: () => Promise<boolean>;
  readonly onSave: (booking: ConsultationBooking) => void;
  readonly onRetry: () => void;
};

/** Nothing is claimed of a booking before one is found. */
const NOT_KNOWN = "オンライン相談の予約";
const BY_MAIL = "予約の内容は、メールのリンクから開けます。";
const HEADS = {
  booked: "予約が完了しました",
  done: "相談を終えました",
  no_show: "予約の日時が過ぎました",
  cancelled: "予約を取り消しました",
  unrecorded: "予約の日時が過ぎました",
} as const;
const IN_JAPAN = "時刻は日本時間（Asia/Tokyo）です。";
const LEADS: Readonly<Record<ConsultationBooking["state"], string>> = {
  booked: `予約番号と日時は、メールでもお送りします。${IN_JAPAN}`,
  done: IN_JAPAN,
  no_show: IN_JAPAN,
  cancelled: `この日時の相談はありません。${IN_JAPAN}`,
  unrecorded: IN_JAPAN,
};
const DONE: Readonly<Record<string, string>> = {
  moved: "日時を変更しました。新しい日時を、メールでもお送りします。",
  cancelled: "予約を取り消しました。お知らせをメールでお送りします。",
};

/** A booking as its link shows it. */
export function ThanksView(props: ThanksViewProps) {
  const { found, done, failure } = props.state;
  if (found === "loading") return <NoBookingView isLoading />;
  if (found === "unknown") return <NoBookingView isLoading={false} isUnknown />;
  if (found === "failed")
    return (
      <Frame title={NOT_KNOWN} lead={BY_MAIL}>
        <Notice tone="error" title="読み込みに失敗しました">
          予約の内容を読み込めませんでした。もう一度読み込むか、予約のメールで確かめてください。
          <p className="mt-2">
            <Button tone="secondary" size="bar" onClick={props.onRetry}>
              もう一度読み込む
            </Button>
          </p>
        </Notice>
      </Frame>
    );
  return (
    <Frame title={HEADS[found.state]} lead={LEADS[found.state]}>
      <div aria-live="polite">{done !== null && <Notice tone="good">{DONE[done]}</Notice>}</div>
      {failure !== null && (
        <Notice tone="error" title="続けられませんでした">
          {failure}
        </Notice>
      )}
      <Card title={whenWords(new Date(found.startsAt))}>
        <Facts booking={found} />
        {found.state === "booked" && (
          <p className="no-print mt-4 flex flex-wrap gap-3">
            <Button tone="secondary" onClick={() => props.onSave(found)}>
              カレンダーに登録する（.ics）
            </Button>
          </p>
        )}
      </Card>
      {found.state === "booked" && <Changes booking={found} {...props} />}
      {found.state !== "booked" && (
        <p>
          <LinkButton tone="secondary" to="/biz/online-consultation">
            あらためて予約する
          </LinkButton>
        </p>
      )}
    </Frame>
  );
}

type FrameProps = { readonly title: string; readonly lead: string; readonly children: ReactNode };

function Frame({ title, lead, children }: FrameProps) {
  return (
    <BizFrame>
      <BizHead title={title} lead={lead} />
      <div className="flex max-w-3xl flex-col gap-5">{children}</div>
    </BizFrame>
  );
}

export function NoBookingView({ isLoading, isUnknown = false }: { readonly isLoading: boolean; readonly isUnknown?: boolean }) {
  return (
    <BizFrame>
      <BizHead title={NOT_KNOWN} lead={BY_MAIL} />
      {isLoading ? (
        <Skeleton />
      ) : (
        <div className="flex max-w-3xl flex-col gap-4">
          <Notice title={isUnknown ? "このリンクでは予約を開けません" : "予約を開けません"}>
            {isUnknown && "リンクの期限が切れたか、一部が欠けています。"}
            予約のメールにあるリンクから開いてください。メールが見つからないときは、お問い合わせください。
          </Notice>
          <p>
            <LinkButton tone="secondary" to="/biz/online-consultation">
              オンライン相談を予約する
            </LinkButton>
          </p>
        </div>
      )}
    </BizFrame>
  );
}

function Facts({ booking: { id, company, name, meetingUrl, state } }: { readonly booking: ConsultationBooking }) {
  const rows: readonly (readonly [string, ReactNode])[] = [
    [
      "予約番号",
      <span key="id" className="amount font-bold">
        {id}
      </span>,
    ],
    ["会社名", company],
    ["お名前", name],
    ...(state === "booked"
      ? [
          [
            "接続先",
            meetingUrl === null ? (
              NO_LINK_YET
            ) : (
              <a key="url" href={meetingUrl} className="text-link">
                {meetingUrl}
              </a>
            ),
          ] as const,
        ]
      : []),
  ];
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr]">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-14 text-sub">{label}</dt>
          <dd className="wrap-anywhere min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Changes({
  booking,
  state,
  slots,
  onOpenSlots,
  onCloseSlots,
  onMove,
  onCancel,
}: ThanksViewProps & { readonly booking: ConsultationBooking }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  if (!booking.isChangeable)
    return (
      <Notice title="変更と取り消し">
        開始の2時間前を過ぎたため、この画面では変えられません。予約のメールに返信せず、お問い合わせください。
      </Notice>
    );
  const until = momentWords(new Date(booking.changeableUntil));
  const { movesLeft } = booking;
  return (
    <Card title="変更と取り消し" lead={`${until}まで、この画面でできます。`} className="no-print">
      <div className="flex flex-col gap-4">
        <p className="text-14">
          {movesLeft > 0
            ? `日時の変更は、あと${movesLeft}回できます。`
            : `日時の変更は${MOST_MOVES}回までです。別の日時にするときは、今の予約を取り消して、あらためて予約してください。`}
        </p>
        {slots === null || movesLeft === 0 ? (
          <div className="flex flex-wrap gap-3">
            {movesLeft > 0 && (
              <Button tone="secondary" isBusy={state.isBusy} onClick={onOpenSlots}>
                日時を変える
              </Button>
            )}
            <Button tone={movesLeft > 0 ? "plain" : "secondary"} isBusy={state.isBusy} onClick={() => setAsking(true)}>
              予約を取り消す
            </Button>
          </div>
        ) : (
          <>
            <SlotPicker id="other-slot" days={slots.days} chosen={chosen} own={booking.startsAt} onChoose={setChosen} />
            <div className="flex flex-wrap gap-3">
              <Button
                disabled={chosen === null || chosen === booking.startsAt}
                isBusy={state.isBusy}
                onClick={() => chosen !== null && onMove(chosen)}
              >
                この日時に変える
              </Button>
              <Button tone="secondary" isBusy={state.isBusy} onClick={onCloseSlots}>
                変えない
              </Button>
            </div>
          </>
        )}
      </div>
      <ConfirmDialog
        title="予約を取り消しますか"
        action="予約を取り消す"
        isOpen={isAsking}
        isBusy={state.isBusy}
        onConfirm={() => void onCancel().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        <p>{whenWords(new Date(booking.startsAt))}の予約を取り消します。元には戻せません。</p>
      </ConfirmDialog>
    </Card>
  );
}
