import { useEffect, useRef, useState } from "react";
import { type ApiClient, apiClient, type ConsultationSlots } from "#api/client/client.ts";
import { problemText } from "#web/session/errors/problem-failure.ts";
import { findSlots } from "./find-slots.ts";
import { forgetHold, heldHere, type KeptHold, keepHold, keptHold } from "./kept-hold.ts";

export type HeldState = {
  readonly slots: ConsultationSlots;
  readonly chosen: string | null;
  readonly hold: KeptHold | null;
  readonly isBusy: boolean;
  /** What happened to the choice, in a sentence; null: nothing. */
  readonly notice: string | null;
};

export const TAKEN = "この日時は、たったいま埋まりました。別の日時を選んでください。入力した内容は残っています。";
export const CLOSED = "この日時は、受け付けを終えました。別の日時を選んでください。入力した内容は残っています。";
export const EXPIRED =
  "15分が過ぎたため、日時をおさえておけなくなりました。空いていれば、もう一度おさえられます。入力した内容は残っています。";

/** The choice of a half hour and its hold: fresh half hours whenever somebody else was faster. */
export function useHeldSlot(initial: ConsultationSlots, consultations: ApiClient["consultations"] = apiClient().consultations) {
  const [state, setState] = useState<HeldState>({ slots: initial, chosen: null, hold: null, isBusy: false, notice: null });
  const show = (changes: Partial<HeldState>) => setState((before) => ({ ...before, ...changes }));
  // Of the last hold: the next one takes its place.
  const token = useRef<string | null>(null);
  const lost = async (notice: string) => {
    forgetHold();
    const found = await findSlots(consultations);
    show({ chosen: null, hold: null, isBusy: false, notice, ...(found.kind === "slots" ? { slots: found.slots } : {}) });
  };
  const lostLatest = useRef(lost);
  useEffect(() => {
    lostLatest.current = lost;
  });
  // Only the browser knows it: what is drawn first is the same as the server's.
  useEffect(() => {
    const kept = keptHold();
    if (kept === null) return;
    token.current = kept.token;
    setState((before) => ({ ...before, hold: kept, chosen: kept.startsAt }));
  }, []);
  const until = state.hold?.until;
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => void lostLatest.current(EXPIRED), Math.max(0, new Date(until).getTime() - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  const hold = async () => {
    const { chosen, isBusy } = state;
    if (chosen === null || isBusy) return;
    show({ isBusy: true, notice: null });
    const body = { startsAt: chosen, ...(token.current === null ? {} : { token: token.current }) };
    const answer = await consultations.post("/holds", { body });
    if (answer.ok) {
      token.current = answer.value.token;
      const hold = heldHere(answer.value);
      keepHold(hold);
      return show({ hold, isBusy: false });
    }
    if (answer.problem.status === 409) return lost(TAKEN);
    if (answer.problem.status === 404) return lost(CLOSED);
    show({ isBusy: false, notice: problemText(answer.problem, navigator.onLine) });
  };
  /** Back to the choice: the half hour is let go, before another can be held by the same token. */
  const change = async () => {
    if (state.hold === null || state.isBusy) return;
    forgetHold();
    show({ hold: null, notice: null, isBusy: true });
    const released = await consultations.post("/holds/release", { body: { token: state.hold.token } });
    const found = released.ok ? await findSlots(consultations) : null;
    show({ isBusy: false, ...(found?.kind === "slots" ? { slots: found.slots } : {}) });
  };
  return {
    state,
    choose: (chosen: string) => show({ chosen, notice: null }),
    hold,
    change,
    lost,
  };
}
