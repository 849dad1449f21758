import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { isAlive } from "./check.ts";
import { initialState, isWorthLogging, reduce } from "./machine.ts";
import type { SessionEvent, SessionState } from "./machine-types.ts";
import { type KeptSession, NOBODY, type SessionUser } from "./types.ts";

const NOW = 1_000_000;
const [PAST, FUTURE] = [NOW - 1, NOW + 10_000];
const HANAKO: SessionUser = {
  sub: "1",
  username: "hanako",
  email: null,
  isEmailVerified: false,
  phoneNumber: null,
  name: null,
  scope: [],
};
const GOOD: KeptSession = {
  strategy: "cognito",
  accessToken: "a",
  accessExpiresAt: FUTURE,
  idToken: "i",
  refreshToken: "r",
  refreshExpiresAt: FUTURE,
};
const LATE: KeptSession = { ...GOOD, accessExpiresAt: PAST };
const OVER: KeptSession = { ...GOOD, refreshExpiresAt: PAST };
const HERS = { user: HANAKO, isLoggedIn: true, strategy: "cognito", isBusy: false } as const;

const visitor = initialState(NOBODY);
const member: SessionState = { ...initialState(HERS), kept: GOOD, isAttached: true };
const on = (state: SessionState, event: SessionEvent) => {
  const reduced = reduce(state, event, NOW);
  return { ...reduced, did: reduced.effects.map(({ type }) => type) };
};
const started = (kept: KeptSession | null, more: { hasCallback?: boolean; isAutoLogout?: boolean } = {}): SessionEvent => ({
  type: "started",
  kept,
  hasCallback: false,
  isAutoLogout: false,
  ...more,
});

describe("the start", () => {
  test("resets first when the refresh token has ended, then installs the interceptor, then handles a callback", () => {
    const { state, did } = on(visitor, started(OVER, { hasCallback: true }));
    expect(did).toEqual(["forget", "handle callback"]);
    expect(state).toMatchObject({ kept: null, isAttached: true });
  });

  test("keeps a session whose access token alone has ended", () => {
    expect(on(visitor, started(LATE))).toMatchObject({ state: { kept: LATE }, did: ["read user"] });
  });

  test("resets a session whose access token has ended only with auto-logout", () => {
    expect(on(visitor, started(LATE, { isAutoLogout: true }))).toMatchObject({ state: { kept: null, isAttached: true }, did: ["forget"] });
  });

  test("handles a callback before the user is read", () => {
    expect(on(visitor, started(GOOD, { hasCallback: true })).did).toEqual(["handle callback"]);
  });

  test("reads the user once no callback was handled", () => {
    expect(on({ ...visitor, kept: GOOD }, { type: "callback left", error: null, isIgnored: false }).did).toEqual(["read user"]);
  });

  test("reads no user when one is there already", () => {
    expect(on(initialState(HERS), started(GOOD)).did).toEqual([]);
  });

  test("reads no user without a token", () => {
    expect(on(visitor, started({ ...GOOD, accessToken: null })).did).toEqual([]);
    expect(on(visitor, started(null)).did).toEqual([]);
  });

  test("does not believe a page rendered for somebody whose cookies are gone", () => {
    expect(on(initialState(HERS), started(null))).toMatchObject({
      state: { view: { isLoggedIn: false } },
      did: ["tell", "forget", "follow"],
    });
  });
});

describe("an error at the start", () => {
  test("goes to the error listeners with the method mounted, and is kept for the login page", () => {
    const error = new Error("invalid_grant");
    const { state, effects } = on(visitor, { type: "callback left", error, isIgnored: false });
    expect(effects).toEqual([{ type: "tell" }, { type: "report", method: "mounted", error }]);
    expect(state.failure).toBe(error);
  });

  test("of an answer that is ignored is kept for the login page alone", () => {
    const error = new CatalogueError("Invalid state in OAuth flow");
    const { state, effects } = on(visitor, { type: "callback left", error, isIgnored: true });
    expect(effects).toEqual([{ type: "tell" }]);
    expect(state.failure).toBe(error);
  });

  test("is not logged when it is an expired session, and is otherwise", () => {
    expect(isWorthLogging(new CatalogueError("Both token and refresh token have expired. Your request was aborted."))).toBe(false);
    expect(isWorthLogging(new CatalogueError("Network error"))).toBe(true);
    expect(isWorthLogging(new Error("x"))).toBe(true);
  });
});

describe("the user", () => {
  test("is logged in when there is a token", () => {
    expect(on({ ...visitor, kept: GOOD }, { type: "user read", user: HANAKO }).state.view).toEqual(HERS);
  });

  test("is not logged in without one", () => {
    expect(on(visitor, { type: "user read", user: HANAKO }).state.view).toEqual(NOBODY);
  });

  test("is not logged in when there is none", () => {
    expect(on(member, { type: "user read", user: null }).state.view).toEqual(NOBODY);
  });
});

describe("a taken callback", () => {
  test("goes home by a load of the page, which then reads the user", () => {
    const { state, did } = on(visitor, { type: "callback taken", kept: { ...GOOD, strategy: "google" } });
    expect(did).toEqual(["tell other tabs", "go"]);
    expect(state).toMatchObject({ kept: { strategy: "google" }, view: NOBODY });
  });
});

describe("a sign-in", () => {
  test("by another strategy resets the earlier one, and keeps the name", () => {
    const { state, effects } = on(member, { type: "sign-in began", strategy: "google" });
    expect(effects).toEqual([
      { type: "tell" },
      { type: "forget", isGone: false },
      { type: "leave nothing" },
      { type: "choose strategy", strategy: "google" },
    ]);
    expect(state).toMatchObject({ kept: null, isAttached: true, view: { isLoggedIn: false, isBusy: true } });
  });

  test("by the same strategy does nothing of that", () => {
    const { state, did } = on(member, { type: "sign-in began", strategy: "cognito" });
    expect(did).toEqual(["tell"]);
    expect(state).toMatchObject({ kept: GOOD, view: { isLoggedIn: true, isBusy: true } });
  });

  test("of a visitor only keeps the name", () => {
    expect(on(visitor, { type: "sign-in began", strategy: "google" }).did).toEqual(["tell", "choose strategy"]);
  });

  test("is busy until it is done, with success or without", () => {
    const busy = on(visitor, { type: "sign-in began", strategy: "google" }).state;
    expect(on(busy, { type: "sign-in ended", error: null })).toMatchObject({ state: { view: { isBusy: false } }, did: ["tell"] });
    expect(on(busy, { type: "sign-in ended", error: new Error("x") })).toMatchObject({
      state: { view: { isBusy: false } },
      did: ["tell", "report"],
    });
  });

  test("with tokens is told here and in other tabs", () => {
    const { state, did } = on(visitor, { type: "tokens kept", kept: GOOD, user: HANAKO });
    expect(did).toEqual(["tell", "tell other tabs"]);
    expect(state).toMatchObject({ view: HERS, isAttached: true });
  });
});

describe("a sign-out", () => {
  test("is busy, then forgets everything, and goes to the provider's logout or the login page", () => {
    const busy = on(member, { type: "sign-out began" }).state;
    expect(busy.view).toMatchObject({ isLoggedIn: true, isBusy: true });

    const { state, effects } = on(busy, { type: "sign-out ended", strategy: "google" });

    expect(state).toMatchObject({ kept: null, isAttached: false, view: NOBODY });
    expect(effects).toEqual([
      { type: "tell" },
      { type: "forget", isGone: true },
      { type: "leave nothing" },
      { type: "tell other tabs" },
      { type: "go", to: "signed out", strategy: "google" },
    ]);
  });
});

describe("a reset", () => {
  test("removes user and tokens, and takes the interceptor away", () => {
    const { state, did } = on(member, { type: "reset", returnPath: null, isGone: false });
    expect(state).toMatchObject({ kept: null, isAttached: false, view: NOBODY });
    expect(did).toEqual(["tell", "forget", "tell other tabs"]);
  });

  test("tells the listeners once, however often it is asked for", () => {
    const once = on(member, { type: "reset", returnPath: null, isGone: false }).state;
    expect(on(once, { type: "reset", returnPath: null, isGone: false }).did).toEqual([]);
  });

  test("remembers the path and leaves for the login where one is given", () => {
    expect(on(member, { type: "reset", returnPath: "/profile", isGone: true }).effects).toEqual([
      { type: "tell" },
      { type: "remember", path: "/profile" },
      { type: "forget", isGone: true },
      { type: "tell other tabs" },
      { type: "follow", isLoggedIn: false },
    ]);
  });
});

describe("a change in another tab", () => {
  test("of who is signed in moves this page", () => {
    expect(on(visitor, { type: "changed elsewhere", kept: GOOD, user: HANAKO }).effects).toContainEqual({
      type: "follow",
      isLoggedIn: true,
    });
    const gone = on(member, { type: "changed elsewhere", kept: null, user: null }).effects;
    expect(gone).toContainEqual({ type: "follow", isLoggedIn: false });
    expect(gone).toContainEqual({ type: "leave nothing" });
  });

  test("of the tokens alone moves nothing and tells nobody", () => {
    const { state, did } = on(member, { type: "changed elsewhere", kept: { ...GOOD, accessToken: "b" }, user: { ...HANAKO } });
    expect(did).toEqual([]);
    expect(state.view).toBe(member.view);
  });

  test("does not move a page that is about to sign in or out itself", () => {
    const busy = on(visitor, { type: "sign-in began", strategy: "cognito" }).state;
    expect(on(busy, { type: "changed elsewhere", kept: GOOD, user: HANAKO }).did).toEqual(["tell"]);
  });
});

test("a failure is reported with what it was of, and changes nothing", () => {
  const error = new Error("x");
  expect(on(member, { type: "failed", method: "refreshTokens", error })).toMatchObject({
    state: member,
    effects: [{ type: "report", method: "refreshTokens", error }],
  });
});

describe("whatever happens", () => {
  const time = fc.integer({ min: NOW - 50_000, max: NOW + 50_000 });
  const kept: fc.Arbitrary<KeptSession | null> = fc.option(
    fc.record({
      strategy: fc.constantFrom("cognito", "google", "facebook"),
      accessToken: fc.option(fc.constantFrom("a", "b", "")),
      accessExpiresAt: fc.option(time),
      idToken: fc.option(fc.constant("i")),
      refreshToken: fc.option(fc.constant("r")),
      refreshExpiresAt: fc.option(time),
    }),
  );
  const user = fc.option(fc.constantFrom(HANAKO, { ...HANAKO, sub: "2" }));
  const strategy = fc.constantFrom("cognito", "google", "facebook");
  const error = fc.option(fc.constant(new Error("x")));
  const is = fc.boolean();
  const event: fc.Arbitrary<SessionEvent> = fc.oneof(
    fc.record({ type: fc.constant("started"), kept, hasCallback: is, isAutoLogout: is }),
    fc.record({ type: fc.constant("callback left"), error, isIgnored: is }),
    fc.record({ type: fc.constant("callback taken"), kept }),
    fc.record({ type: fc.constant("user read"), user }),
    fc.record({ type: fc.constant("tokens kept"), kept, user }),
    fc.record({ type: fc.constant("sign-in began"), strategy }),
    fc.record({ type: fc.constant("sign-in ended"), error }),
    fc.constant({ type: "sign-out began" } as const),
    fc.record({ type: fc.constant("sign-out ended"), strategy: fc.option(strategy) }),
    fc.record({ type: fc.constant("reset"), returnPath: fc.option(fc.constant("/profile")), isGone: is }),
    fc.record({ type: fc.constant("changed elsewhere"), kept, user }),
    fc.record({ type: fc.constant("failed"), method: fc.constantFrom("refreshToken", "logout"), error: fc.constant("x") }),
  );
  const history = fc.array(fc.record({ event, at: time }), { minLength: 1, maxLength: 12 });
  const first = fc.constantFrom(NOBODY, HERS);

  test("nobody is left logged in without a token that is good or refreshable", () => {
    fc.assert(
      fc.property(first, history, (view, events) => {
        let state: SessionState = initialState(view);
        for (const { event: one, at } of events) {
          state = reduce(state, one, at).state;
          if (state.view.isLoggedIn && !(state.view.user && isAlive(state.kept, at))) return false;
        }
        return true;
      }),
      { numRuns: 2000 },
    );
  });

  test("listeners are told exactly when the view or the failure changed", () => {
    fc.assert(
      fc.property(first, history, (view, events) => {
        let state: SessionState = initialState(view);
        return events.every(({ event: one, at }) => {
          const { state: next, effects } = reduce(state, one, at);
          const isChanged = next.view !== state.view || next.failure !== state.failure;
          state = next;
          return effects.filter(({ type }) => type === "tell").length === (isChanged ? 1 : 0);
        });
      }),
      { numRuns: 1000 },
    );
  });
});
