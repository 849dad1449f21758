import type { ApiClient, MailStopResponse } from "#api/client/client.ts";
import { type KeptState, keepState } from "#web/kit/form/kept-state.ts";
import { problemText } from "#web/session/errors/problem-failure.ts";

export type StopState = {
  /** `unknown`: nobody made such a link, or the account is gone. */
  readonly found: "loading" | "unknown" | "failed" | MailStopResponse;
  readonly isBusy: boolean;
  /** What was just done here; null: nothing. */
  readonly done: "topic" | "all" | "undone" | null;
  readonly failure: string | null;
};

export type KeptStop = KeptState<StopState> & {
  readonly look: () => Promise<void>;
  readonly stop: (what: "topic" | "all") => Promise<void>;
  readonly undo: () => Promise<void>;
};

type Parts = { readonly mail: ApiClient["mail"]; readonly isOnline: boolean };

/** What a stop link of a mail does, for whoever holds it. Only to look at it changes nothing. */
export function keepStop(token: string, partsNow: () => Parts): KeptStop {
  const { state, subscribe, show } = keepState<StopState>({ found: "loading", isBusy: false, done: null, failure: null });
  const run = async (done: StopState["done"], ask: () => ReturnType<ApiClient["mail"]["post"]>) => {
    if (state().isBusy) return;
    show({ isBusy: true, failure: null });
    const answer = await ask();
    if (answer.ok) show({ found: answer.value as MailStopResponse, isBusy: false, done });
    else show({ isBusy: false, failure: problemText(answer.problem, partsNow().isOnline) });
  };
  return {
    state,
    subscribe,
    look: async () => {
      const answer = await partsNow().mail.post("/stops/look", { body: { token }, isRepeatable: true });
      if (answer.ok) return show({ found: answer.value });
      return show({ found: answer.problem.status === 404 || answer.problem.status === 422 ? "unknown" : "failed" });
    },
    stop: (what) => run(what, () => partsNow().mail.post("/stops", { body: { token, what }, isRepeatable: true })),
    undo: () => run("undone", () => partsNow().mail.post("/stops/undo", { body: { token } })),
  };
}

/** The token in the fragment of an address (`#stop=…`), which no server and no log sees; null: there is none. */
export function stopTokenIn(hash: string): string | null {
  return /^#?stop=([\w-]{43})$/.exec(hash)?.[1] ?? null;
}
