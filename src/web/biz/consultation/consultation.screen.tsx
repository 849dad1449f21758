import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { apiClient, type ConsultationSlots, type ConsultationWaitingInput } from "#api/client/client.ts";
import { tabDraft } from "#web/kit/form/tab-draft.ts";
import { useConfirmPlace } from "#web/kit/letter/use-confirm-place.ts";
import { useLetter } from "#web/kit/letter/use-letter.ts";
import { problemFailure } from "#web/session/errors/problem-failure.ts";
import { storeKey } from "#wire/stores.ts";
import { BookingView, ConsultationPage, FIRST_SLOT, FullView, SlotsFailed } from "./consultation.view.tsx";
import type { SlotsData } from "./find-slots.ts";
import { keepBooking } from "./kept-booking.ts";
import { forgetHold, keptHold } from "./kept-hold.ts";
import { OfferPanel } from "./offer-panel.tsx";
import { CLOSED, TAKEN, useHeldSlot } from "./use-held-slot.ts";
import { BOOKING_LETTER, readVisitor, WAITING_LETTER } from "./visitor-letter.ts";

const draft = () => tabDraft(storeKey("userInfo", "consultation-draft"));
/** A receipt is shown by the page of the booking. */
const RECEIPT = { id: "", dueOn: null, isRepeated: false } as const;

export function ConsultationScreen({ data }: { readonly data: SlotsData }) {
  // Whoever holds the last half hour books it, though nothing is free.
  const [isHolding, setHolding] = useState(false);
  useEffect(() => setHolding(keptHold() !== null), []);
  return (
    <ConsultationPage before={<OfferPanel />}>
      {data.kind === "failed" && <SlotsFailed />}
      {data.kind === "slots" && (data.slots.isFull && !isHolding ? <Waiting /> : <Booking slots={data.slots} />)}
    </ConsultationPage>
  );
}

function Booking({ slots }: { readonly slots: ConsultationSlots }) {
  const navigate = useNavigate();
  const { state, choose, hold, change, lost } = useHeldSlot(slots);
  const [isBooked, setBooked] = useState(false);
  const letter = useLetter<ConsultationWaitingInput>({
    letter: BOOKING_LETTER,
    draft: draft(),
    initial: {},
    read: (typed) => {
      const read = readVisitor(typed);
      if (state.hold !== null) return read;
      const issue = { field: FIRST_SLOT, message: "日時を選んで、「この日時を15分おさえる」を押してください" };
      return { ok: false, issues: [issue, ...(read.ok ? [] : read.issues)] };
    },
    send: async (input) => {
      const { startsAt = "", token: held = "" } = state.hold ?? {};
      const answer = await apiClient().consultations.post("/bookings", { body: { ...input, startsAt, hold: held } });
      if (answer.ok) {
        setBooked(true);
        keepBooking(answer.value.token);
        forgetHold();
        await navigate({ to: "/biz/thanks-online-consultation" });
        return { ok: true, receipt: RECEIPT };
      }
      const { status } = answer.problem;
      if (status !== 409 && status !== 404) return { ok: false, failure: problemFailure(answer.problem, navigator.onLine) };
      const notice = status === 409 ? TAKEN : CLOSED;
      await lost(notice);
      return { ok: false, failure: { issues: [{ field: FIRST_SLOT, message: "日時を選び直してください" }], notice: null } };
    },
    onSent: async () => undefined,
  });
  useConfirmPlace(letter);
  // On its way to the page of the booking.
  if (isBooked) return null;
  return <BookingView held={state} letter={letter} onChoose={choose} onHold={() => void hold()} onChange={() => void change()} />;
}

function Waiting() {
  const [isJoined, setJoined] = useState(false);
  const letter = useLetter<ConsultationWaitingInput>({
    letter: WAITING_LETTER,
    draft: draft(),
    initial: {},
    read: (typed) => readVisitor(typed),
    send: async (body) => {
      const answer = await apiClient().consultations.post("/waiting", { body });
      if (answer.ok) return { ok: true, receipt: RECEIPT };
      const notice = "いま空きが出ました。画面を読み込み直すと、日時を選べます。入力した内容は残っています。";
      const failure = answer.problem.status === 409 ? { issues: [], notice } : problemFailure(answer.problem, navigator.onLine);
      return { ok: false, failure };
    },
    onSent: async () => setJoined(true),
  });
  useConfirmPlace(letter);
  return <FullView letter={letter} isJoined={isJoined} />;
}
