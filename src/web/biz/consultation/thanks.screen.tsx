import { useEffect, useState, useSyncExternalStore } from "react";
import { apiClient, type ConsultationBooking, type ConsultationSlots } from "#api/client/client.ts";
import { useLinkToken } from "#web/kit/link/use-link-token.ts";
import { saveText } from "#web/kit/save/save-text.ts";
import { findSlots } from "./find-slots.ts";
import { keepPage } from "./keep-page.ts";
import { keepBooking, keptBooking } from "./kept-booking.ts";
import { NoBookingView, ThanksView } from "./thanks.view.tsx";

/** The booking that a link opens: its token stays in the tab, so that the page can be read anew. */
export function ThanksScreen() {
  const linked = useLinkToken();
  // Undefined: not looked at yet.
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    if (linked === undefined) return;
    if (linked !== null) keepBooking(linked);
    setToken(linked ?? keptBooking());
  }, [linked]);
  return token ? <Booking key={token} token={token} /> : <NoBookingView isLoading={token === undefined} />;
}

const REFUSALS: Readonly<Record<string, string>> = {
  taken: "この日時は、たったいま埋まりました。別の日時を選んでください。今の予約は残っています。",
  "too-late": "2時間前を過ぎたため、この画面では変えられません。",
  "too-often": "日時の変更は5回までです。今の予約を取り消すと、あらためて予約できます。",
  cancelled: "この予約は取り消されています。",
};

function Booking({ token }: { readonly token: string }) {
  const { consultations } = apiClient();
  const [page] = useState(() =>
    keepPage<ConsultationBooking>(
      () => consultations.post("/bookings/view", { body: { token }, isRepeatable: true }),
      ({ status, state }) => (status === 409 ? REFUSALS[state ?? ""] : undefined),
    ),
  );
  const state = useSyncExternalStore(page.subscribe, page.state, page.state);
  const [slots, setSlots] = useState<ConsultationSlots | null>(null);
  useEffect(() => void page.look(), [page]);
  const openSlots = async () => {
    const found = await findSlots(consultations);
    if (found.kind === "slots") setSlots(found.slots);
  };
  const move = async (startsAt: string) => {
    const isMoved = await page.run(
      () => consultations.post("/bookings/move", { body: { token, startsAt } }),
      (found) => ({ found, done: "moved" }),
    );
    if (isMoved) setSlots(null);
    else await openSlots();
  };
  const cancel = () =>
    page.run(
      () => consultations.post("/bookings/cancel", { body: { token } }),
      (found) => ({ found, done: "cancelled" }),
    );
  return (
    <ThanksView
      state={state}
      slots={slots}
      onOpenSlots={() => void openSlots()}
      onCloseSlots={() => setSlots(null)}
      onMove={(startsAt) => void move(startsAt)}
      onCancel={cancel}
      onSave={({ calendar }) => saveText(calendar, "consultation.ics", "text/calendar")}
      onRetry={() => void page.look()}
    />
  );
}
