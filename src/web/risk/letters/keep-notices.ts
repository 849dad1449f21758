import type { ApiClient, NoticesResponse } from "#api/client/client.ts";
import { isTicked, type Typed } from "#kernel/fields/read-fields.ts";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { type KeptState, keepState } from "#web/kit/form/kept-state.ts";
import { problemFailure } from "#web/session/errors/problem-failure.ts";

/** What happened last on this page. */
export type NoticesDone = "saved" | "stopped" | "link-sent";

type Known = { readonly notices: NoticesResponse; readonly done: NoticesDone | null };

type Wishes = { readonly onChange: boolean; readonly yearly: boolean };

export type KeptNotices = KeptState<Known> & {
  readonly save: (wishes: Wishes) => Promise<Outcome>;
  readonly stop: () => Promise<Outcome>;
  readonly sendLink: () => Promise<Outcome>;
};

type Parts = { readonly estate: ApiClient["estate"]; readonly isOnline: boolean };

/** The wishes behind a link in a mail, and what was done about them. `partsNow`: how the service is reached at that moment. */
export function keepNotices(token: string, initial: NoticesResponse, partsNow: () => Parts): KeptNotices {
  const { state, subscribe, show } = keepState<Known>({ notices: initial, done: null });
  const change = (changes: Partial<NoticesResponse>, done: NoticesDone | null) =>
    show({ notices: { ...state().notices, ...changes }, done });
  return {
    state,
    subscribe,
    save: async (wishes) => {
      const { estate, isOnline } = partsNow();
      const answer = await estate.post("/risk-notices", { body: { token, ...wishes } });
      if (answer.ok) {
        show({ notices: answer.value, done: wishes.onChange || wishes.yearly ? "saved" : "stopped" });
        return "done";
      }
      if (answer.problem.state !== "expired") return problemFailure(answer.problem, isOnline);
      // An earlier save that is still told would read as if this one had been kept.
      change({ isExpired: true }, null);
      return "done";
    },
    stop: async () => {
      const { estate, isOnline } = partsNow();
      const answer = await estate.post("/risk-notices/stop", { query: { token } });
      if (!answer.ok) return problemFailure(answer.problem, isOnline);
      change({ onChange: false, yearly: false, isConfirmed: true }, "stopped");
      return "done";
    },
    sendLink: async () => {
      const { estate, isOnline } = partsNow();
      const answer = await estate.post("/risk-notices/link", { body: { token } });
      if (!answer.ok) return problemFailure(answer.problem, isOnline);
      show({ done: "link-sent" });
      return "done";
    },
  };
}

/** The form once nothing is wished for any more. */
export const STOPPED: Typed = { onChange: "", yearly: "" };

/** Who has not confirmed yet begins with what was wished for when registering. */
export function typedOfNotices({ onChange, yearly }: Wishes): Typed {
  return { onChange: onChange ? "on" : "", yearly: yearly ? "on" : "" };
}

export function wishesOf(typed: Typed): Wishes {
  return { onChange: isTicked(typed, "onChange"), yearly: isTicked(typed, "yearly") };
}
