import type { Answer, ApiClient, OfferOwnContact, OfferThread, Problem } from "#api/client/client.ts";
import type { MemberMove, ReportReason } from "#domain/offers/core/member-choices.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { type KeptState, keepState } from "#web/kit/form/kept-state.ts";
import { problemFailure } from "#web/session/errors/problem-failure.ts";
import { findOwnContact } from "./find-thread.ts";

/** What was just done, or has just happened. */
export type ThreadNews =
  | MemberMove
  | "consent"
  | "message"
  | "appeal"
  | "report"
  /** Something else is there than this page showed; what was asked was not done. */
  | "conflict"
  /** The other side has moved while the page was open. */
  | "moved"
  /** The desk, the clock or another offer has changed where it stands while the page was open. */
  | "changed"
  /** The clock has run out while the page was open. */
  | "over";

export type KnownThread = {
  readonly thread: OfferThread;
  readonly ownContact: OfferOwnContact | null;
  readonly news: ThreadNews | null;
  /** Counts the news, so that the same one is told again. */
  readonly told: number;
};

type ToMove = {
  readonly move: MemberMove;
  /** The price and the version that were on the page as it was decided. */
  readonly seen: { readonly priceYen: Yen; readonly version: number };
  readonly priceYen?: Yen;
  readonly note?: string | null;
};

export type ThreadStore = KeptState<KnownThread> & {
  readonly move: (wanted: ToMove) => Promise<Outcome>;
  readonly consent: (version: number, sharesPhone: boolean) => Promise<Outcome>;
  readonly say: (text: string, isAppeal: boolean) => Promise<Outcome>;
  readonly report: (reason: ReportReason, note: string | null) => Promise<Outcome>;
  readonly block: () => Promise<Outcome>;
  /** Reads it anew without a word where nothing has changed. */
  readonly renew: () => Promise<void>;
};

export type ThreadParts = { readonly mypage: ApiClient["mypage"]; readonly isOnline: boolean };

const CHANGED: ReadonlySet<string> = new Set(["/problems/conflict", "/problems/illegal-transition", "/problems/limit-reached"]);

/** An offer and what is done about it. `partsNow`: how the service is reached at that moment. */
export function keepThread(initial: Pick<KnownThread, "thread" | "ownContact">, partsNow: () => ThreadParts): ThreadStore {
  const { state, subscribe, show } = keepState<KnownThread>({ ...initial, news: null, told: 0 });
  const path = { id: initial.thread.id };
  const tell = (news: ThreadNews, thread: OfferThread) => show({ thread, news, told: state().told + 1 });
  const read = async () => {
    const answer = await partsNow().mypage.get("/offers/{id}", { path });
    if (answer.ok) await askContact(answer.value);
    return answer;
  };
  /** Before its consent is asked, a side sees what it would tell. */
  const askContact = async (thread: OfferThread) => {
    if (thread.may.includes("consent") && state().ownContact === null) show({ ownContact: await findOwnContact(partsNow().mypage) });
  };
  const refusedBy = async (problem: Problem): Promise<Outcome> => {
    if (!CHANGED.has(problem.type)) return problemFailure(problem, partsNow().isOnline);
    const before = state().thread.version;
    const latest = await read();
    if (!latest.ok) return problemFailure(latest.problem, partsNow().isOnline);
    // As many as may be: nothing has changed that would be shown.
    if (problem.type === "/problems/limit-reached" && latest.value.version === before) return { issues: [], notice: TOO_MANY };
    tell("conflict", latest.value);
    return "kept";
  };
  const take = async (answer: Answer<OfferThread>, news: ThreadNews): Promise<Outcome> => {
    if (!answer.ok) return refusedBy(answer.problem);
    await askContact(answer.value);
    tell(news, answer.value);
    return "done";
  };
  const once = { path, isRepeatable: false };
  return {
    state,
    subscribe,
    move: async ({ move, seen, priceYen = null, note = null }) => {
      const body = { move, version: seen.version, seenPriceYen: seen.priceYen, priceYen, note };
      return take(await partsNow().mypage.post("/offers/{id}/moves", { ...once, body }), move);
    },
    consent: async (version, sharesPhone) => {
      const textVersion = state().ownContact?.textVersion ?? "";
      return take(
        await partsNow().mypage.post("/offers/{id}/consents", { ...once, body: { version, textVersion, sharesPhone } }),
        "consent",
      );
    },
    say: async (text, isAppeal) =>
      take(await partsNow().mypage.post("/offers/{id}/messages", { ...once, body: { text, isAppeal } }), isAppeal ? "appeal" : "message"),
    report: async (reason, note) => {
      const answer = await partsNow().mypage.post("/offers/{id}/reports", { ...once, body: { reason, note, messageNo: null } });
      if (!answer.ok) return reportFailure(answer.problem, partsNow().isOnline);
      tell("report", state().thread);
      return "done";
    },
    block: async () => {
      const answer = await partsNow().mypage.post("/offers/{id}/blocks", { ...once, body: {} });
      return answer.ok ? "done" : problemFailure(answer.problem, partsNow().isOnline);
    },
    renew: async () => {
      const { thread: before } = state();
      const latest = await read();
      if (!latest.ok || state().thread !== before) return;
      const after = latest.value;
      if (after.version !== before.version) tell(newsOf(after), after);
      else show({ thread: after });
    },
  };
}

/** What has happened while the page was open: not all of it is the other's doing. */
function newsOf({ state, steps }: OfferThread): ThreadNews {
  if (state === "expired" || state === "lapsed") return "over";
  return steps.at(-1)?.by === "other" ? "moved" : "changed";
}

const TOO_MANY = "1日に送れる数に達しました。明日、もう一度お試しください。";

function reportFailure(problem: Problem, isOnline: boolean): Outcome {
  return problem.type === "/problems/limit-reached" ? { issues: [], notice: TOO_MANY } : problemFailure(problem, isOnline);
}
