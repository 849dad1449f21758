import type { Milliseconds } from "#kernel/duration.ts";
import { isError } from "#wire/errors/catalogue-error.ts";
import { checkSession, hasToken, isAlive } from "./check.ts";
import type { Reduced, SessionEffect, SessionEvent, SessionState } from "./machine-types.ts";
import { type KeptSession, NOBODY, type SessionUser, type SessionView } from "./types.ts";

type Event<T extends SessionEvent["type"]> = Extract<SessionEvent, { readonly type: T }>;
type Steps = { readonly [T in SessionEvent["type"]]: (state: SessionState, event: Event<T>, now: Milliseconds) => Reduced };

/** Before the start: as the page was rendered, and what its cookies hold. */
export function initialState(view: SessionView, kept: KeptSession | null = null): SessionState {
  return { view, kept, isAttached: hasToken(kept), failure: null };
}

/** What an event makes of a session, and what is to be done, in this order. Nobody stays logged in without a token that is good or refreshable. */
export function reduce(state: SessionState, event: SessionEvent, now: Milliseconds): Reduced {
  const step = STEPS[event.type] as (state: SessionState, event: SessionEvent, now: Milliseconds) => Reduced;
  const stepped = step(state, event, now);
  const isDead = stepped.state.view.isLoggedIn && !isAlive(stepped.state.kept, now);
  const settled = isDead ? and(dropped(stepped.state), ...stepped.effects, FORGET, FOLLOW_OUT) : stepped;
  return withTelling(state, settled);
}

const FORGET: SessionEffect = { type: "forget", isGone: false };
/** Who asked for the end, here or in another tab, leaves nothing; who was cut off while typing finds it again in this tab. */
const LEAVE_NOTHING: SessionEffect = { type: "leave nothing" };
const TELL: SessionEffect = { type: "tell" };
const TELL_OTHERS: SessionEffect = { type: "tell other tabs" };
const READ_USER: SessionEffect = { type: "read user" };
const FOLLOW_OUT: SessionEffect = { type: "follow", isLoggedIn: false };

const STEPS: Steps = {
  started: (before, { kept, hasCallback, isAutoLogout }, now) => {
    const check = checkSession(kept, now);
    const isOver = check.isRefreshExpired || (check.isTokenExpired && isAutoLogout);
    const state = isOver ? dropped(before) : { ...before, kept };
    const next: SessionEffect[] = hasCallback ? [{ type: "handle callback" }] : readUserOnce(state);
    return and({ ...state, isAttached: true }, ...(isOver ? [FORGET] : []), ...next);
  },
  "callback left": (state, { error, isIgnored }) => {
    const report: SessionEffect[] = error === null || isIgnored ? [] : [{ type: "report", method: "mounted", error }];
    return and({ ...state, failure: error }, ...report, ...readUserOnce(state));
  },
  // The user is read once the page is loaded anew.
  "callback taken": (state, { kept }) =>
    and({ ...state, kept, failure: null }, TELL_OTHERS, { type: "go", to: "home", strategy: kept?.strategy ?? null }),
  "user read": (state, { user }) => and(withUser(state, user)),
  "tokens kept": (state, { kept, user }) => and(withUser({ ...state, kept, isAttached: true, failure: null }, user), TELL_OTHERS),
  "sign-in began": (before, { strategy }) => {
    const earlier = before.kept?.strategy ?? before.view.strategy;
    const isOther = earlier !== null && earlier !== strategy;
    const state = isOther ? dropped(before) : before;
    const busy = { ...state, isAttached: true, failure: null, view: { ...state.view, isBusy: true } };
    if (earlier === strategy) return and(busy);
    return and(busy, ...(isOther ? [FORGET, LEAVE_NOTHING] : []), { type: "choose strategy", strategy });
  },
  "sign-in ended": (state, { error }) => and(idle(state), ...(error === null ? [] : [{ type: "report", method: "login", error } as const])),
  "sign-out began": (state) => and({ ...state, view: { ...state.view, isBusy: true } }),
  "sign-out ended": (state, { strategy }) =>
    and(idle(dropped(state)), { type: "forget", isGone: true }, LEAVE_NOTHING, TELL_OTHERS, { type: "go", to: "signed out", strategy }),
  reset: (state, { returnPath, isGone }) => {
    const hadAnything = state.view.isLoggedIn || hasToken(state.kept);
    const ended: SessionEffect[] = hadAnything ? [{ type: "forget", isGone }, TELL_OTHERS] : [];
    if (returnPath === null) return and(dropped(state), ...ended);
    return and(dropped(state), { type: "remember", path: returnPath }, ...ended, ...(state.view.isLoggedIn ? [FOLLOW_OUT] : []));
  },
  "changed elsewhere": (state, { kept, user }) => {
    const next = withUser({ ...state, kept, isAttached: true }, user);
    const { isLoggedIn } = next.view;
    // Who is about to sign in or out here goes where that leads.
    const staysHere = state.view.isBusy || isLoggedIn === state.view.isLoggedIn;
    const left = state.view.isLoggedIn && !isLoggedIn ? [LEAVE_NOTHING] : [];
    return and(next, ...left, ...(staysHere ? [] : [{ type: "follow", isLoggedIn } as const]));
  },
  failed: (state, { method, error }) => and(state, { type: "report", method, error }),
};

function and(state: SessionState, ...effects: readonly SessionEffect[]): Reduced {
  return { state, effects };
}

/** Nobody. Requests go out as they are until the next start or sign-in. */
function dropped(state: SessionState): SessionState {
  return { ...state, kept: null, isAttached: false, view: { ...NOBODY, isBusy: state.view.isBusy } };
}

function idle(state: SessionState): SessionState {
  return { ...state, view: { ...state.view, isBusy: false } };
}

function readUserOnce({ view, kept }: SessionState): SessionEffect[] {
  return view.user === null && hasToken(kept) ? [READ_USER] : [];
}

/** Somebody is logged in where there is a user and a token. */
function withUser(state: SessionState, user: SessionUser | null): SessionState {
  const isLoggedIn = user !== null && hasToken(state.kept);
  const { isBusy } = state.view;
  const view = isLoggedIn ? { user, isLoggedIn, strategy: state.kept?.strategy ?? null, isBusy } : { ...NOBODY, isBusy };
  return { ...state, view };
}

/** Listeners hear of a change of the view or of a failure once, before anything else happens. An unchanged view stays the same object. */
function withTelling(before: SessionState, { state, effects }: Reduced): Reduced {
  const isSame = JSON.stringify(before.view) === JSON.stringify(state.view);
  const view = isSame ? before.view : state.view;
  return { state: { ...state, view }, effects: isSame && before.failure === state.failure ? effects : [TELL, ...effects] };
}

/** An expired session at the start is nothing to tell of (the page starts as a visitor's); anything else is logged. */
export function isWorthLogging(error: unknown): boolean {
  return !isError(error, "Both token and refresh token have expired. Your request was aborted.");
}
