import type { ApiClient, NotificationSettingsInput, NotificationSettingsResponse } from "#api/client/client.ts";
import { currentText } from "#domain/members/purposes.ts";
import { TOPICS } from "#domain/notifications/settings/types.ts";
import { type KeptState, keepState } from "#web/kit/form/kept-state.ts";
import { problemText } from "#web/session/errors/problem-failure.ts";

export type Wanted = Pick<NotificationSettingsResponse, "choices" | "digestHour" | "quiet" | "capPerDay" | "pausedUntil">;

export type SettingsState = {
  /** As they stand on the screen. */
  readonly shown: NotificationSettingsResponse;
  readonly isBusy: boolean;
  /** What was just done, to be read aloud; empty: nothing. */
  readonly outcome: string;
  /** What stood before it; null: there is nothing to take back. */
  readonly before: Wanted | null;
  readonly failure: string | null;
};

export type KeptSettings = KeptState<SettingsState> & {
  /** Shows a change at once and saves it. */
  readonly change: (changes: Partial<Wanted>) => Promise<void>;
  /** Takes the last change back. */
  readonly undo: () => Promise<void>;
};

type Parts = { readonly mypage: ApiClient["mypage"]; readonly isOnline: boolean };

const SAVED = "保存しました。";
const UNDONE = "元に戻しました。";
const MOVED = "ほかの画面やメールのリンクで変更されていたため、保存せずに最新の内容を表示しました。もう一度お選びください。";

/** Notification settings that save themselves, one save at a time; what is changed while one is under way goes with the next. */
export function keepSettings(initial: NotificationSettingsResponse, partsNow: () => Parts): KeptSettings {
  const { state, subscribe, show } = keepState<SettingsState>({
    ...{ shown: initial, isBusy: false, outcome: "", before: null, failure: null },
  });
  let saved = initial;
  const takeUp = (fresh: NotificationSettingsResponse, told: Partial<SettingsState>) => {
    saved = fresh;
    show({ shown: fresh, isBusy: false, ...told });
  };
  const refuse = async (wanted: Wanted, problem: Parameters<typeof problemText>[0]) => {
    const { mypage, isOnline } = partsNow();
    const fresh = problem.status === 409 ? await mypage.get("/notification-settings") : null;
    if (!fresh?.ok) return takeUp(saved, { failure: problemText(problem, isOnline) });
    // The answer to the first try was lost, and the second met what it had saved.
    if (isSame(fresh.value, wanted)) return takeUp(fresh.value, { outcome: SAVED });
    return takeUp(fresh.value, { failure: MOVED, before: null });
  };
  const save = async (outcome: string, before: Wanted | null) => {
    while (!isSame(state().shown, saved)) {
      const wanted = wantedOf(state().shown);
      const answer = await partsNow().mypage.put("/notification-settings", { body: inputOf(wanted, saved.version) });
      if (!answer.ok) return refuse(wanted, answer.problem);
      saved = answer.value;
      show({ shown: { ...answer.value, ...later(state().shown, wanted) } });
    }
    return show({ isBusy: false, outcome, before });
  };
  const change = async (changes: Partial<Wanted>, outcome: string, before: Wanted | null) => {
    const { isBusy, shown } = state();
    show({ shown: { ...shown, ...changes }, isBusy: true, failure: null, outcome: "" });
    if (!isBusy) await save(outcome, before);
  };
  return {
    state,
    subscribe,
    change: (changes) => change(changes, SAVED, wantedOf(state().shown)),
    undo: () => change(state().before ?? {}, UNDONE, null),
  };
}

/** What was changed on the screen while `sent` was saved. */
function later(shown: Wanted, sent: Wanted): Partial<Wanted> {
  return isSame(shown, sent) ? {} : wantedOf(shown);
}

function wantedOf({ choices, digestHour, quiet, capPerDay, pausedUntil }: Wanted): Wanted {
  return { choices, digestHour, quiet, capPerDay, pausedUntil };
}

function isSame(one: Wanted, other: Wanted): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder({ choices, digestHour, quiet, capPerDay, pausedUntil }: Wanted) {
  const on = TOPICS.flatMap((topic) => [choices[topic].mail, choices[topic].line]);
  return [on, digestHour, quiet?.fromMinutes, quiet?.toMinutes, capPerDay, pausedUntil];
}

function inputOf(wanted: Wanted, version: number): NotificationSettingsInput {
  // The words of all of them are of one version.
  return { ...wanted, version, consentTextVersion: currentText("recommendation-mail").version };
}
