import { sampleForm } from "#web/kit/form/samples.ts";
import { NO_FILES } from "#web/kit/letter/letter-files.ts";
import type { LetterState } from "#web/kit/letter/use-letter.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { BookingView, ConsultationPage, FullView, SlotsFailed } from "./consultation.view.tsx";
import { OfferView } from "./offer-panel.tsx";
import { sampleBooking, sampleSlots } from "./samples.ts";
import { NoBookingView, ThanksView } from "./thanks.view.tsx";
import { EXPIRED, type HeldState, TAKEN } from "./use-held-slot.ts";
import { BOOKING_LETTER, WAITING_LETTER } from "./visitor-letter.ts";

const ignore = () => undefined;
const letter = (of: LetterState["letter"], form = sampleForm()): LetterState => ({
  ...{ letter: of, step: "write", form, back: ignore, chosen: NO_FILES, addFiles: ignore, removeFile: ignore, uploaded: null },
});
const held = (given: Partial<HeldState>): HeldState => ({
  ...{ slots: sampleSlots(), chosen: null, hold: null, isBusy: false, notice: null, ...given },
});
const ofBooking = { onChoose: ignore, onHold: ignore, onChange: ignore };
const booking = (given: Partial<HeldState>, form = sampleForm()) => (
  <ConsultationPage>
    <BookingView held={held(given)} letter={letter(BOOKING_LETTER, form)} {...ofBooking} />
  </ConsultationPage>
);
const ofThanks = {
  ...{
    slots: null,
    onOpenSlots: ignore,
    onCloseSlots: ignore,
    onMove: ignore,
    onCancel: async () => true,
    onSave: ignore,
    onRetry: ignore,
  },
};
const page = { isBusy: false, done: null, failure: null };
const ofOffer = { onTake: ignore, onDecline: ignore, onRetry: ignore };
const offer = { state: "offered", startsAt: "2026-12-03T05:00:00.000Z", offerUntil: "2026-12-02T05:00:00.000Z" } as const;
const LONG = `${"とても長い名前の不動産総合研究所".repeat(4)}株式会社`;

export const gallery: Gallery = {
  title: "オンライン相談",
  cases: [
    { name: "日時を選ぶ", element: booking({ chosen: "2026-12-03T05:30:00.000Z" }) },
    {
      name: "おさえている",
      element: booking({ hold: { token: "t", startsAt: "2026-12-03T05:00:00.000Z", until: "2099-01-01T00:00:00.000Z" } }),
    },
    { name: "ほかの人が先に取った", element: booking({ notice: TAKEN }, sampleForm({ typed: { company: LONG, name: "見本 花子" } })) },
    { name: "おさえた時間が過ぎた", element: booking({ notice: EXPIRED }) },
    {
      name: "入力に誤りがある",
      element: booking({}, sampleForm({ attempt: 1, issues: [{ field: "company", message: "会社名を入力してください" }] })),
    },
    {
      name: "すべて埋まっている",
      element: (
        <ConsultationPage>
          <FullView letter={letter(WAITING_LETTER)} isJoined={false} />
        </ConsultationPage>
      ),
    },
    {
      name: "順番待ちに登録した",
      element: (
        <ConsultationPage>
          <FullView letter={letter(WAITING_LETTER)} isJoined />
        </ConsultationPage>
      ),
    },
    {
      name: "読み込みに失敗した",
      element: (
        <ConsultationPage>
          <SlotsFailed />
        </ConsultationPage>
      ),
    },
    { name: "順番が来た", element: <OfferView state={{ ...page, found: offer }} {...ofOffer} /> },
    { name: "順番を待っている", element: <OfferView state={{ ...page, found: { ...offer, state: "waiting" } }} {...ofOffer} /> },
    { name: "案内の時間が過ぎた", element: <OfferView state={{ ...page, found: { ...offer, state: "lapsed" } }} {...ofOffer} /> },
    { name: "予約した", element: <ThanksView state={{ ...page, found: sampleBooking({ company: LONG }) }} {...ofThanks} /> },
    {
      name: "日時を変える",
      element: <ThanksView state={{ ...page, found: sampleBooking(), failure: TAKEN }} {...ofThanks} slots={sampleSlots()} />,
    },
    {
      name: "取り消した",
      element: (
        <ThanksView
          state={{ ...page, done: "cancelled", found: sampleBooking({ state: "cancelled", isChangeable: false }) }}
          {...ofThanks}
        />
      ),
    },
    {
      name: "これ以上は日時を変えられない",
      element: <ThanksView state={{ ...page, found: sampleBooking({ movesLeft: 0 }) }} {...ofThanks} slots={sampleSlots()} />,
    },
    { name: "2時間前を過ぎた", element: <ThanksView state={{ ...page, found: sampleBooking({ isChangeable: false }) }} {...ofThanks} /> },
    { name: "予約を読み込めない", element: <ThanksView state={{ ...page, found: "failed" }} {...ofThanks} /> },
    { name: "予約が分からない", element: <NoBookingView isLoading={false} isUnknown /> },
    { name: "予約を読み込んでいる", element: <NoBookingView isLoading /> },
  ],
};
