import { describe, expect, test } from "vitest";
import { MEMBER, mintTokens, openTab, type Place, START } from "#test/support/site-session.ts";
import { NOBODY, type SessionView } from "#web/session/core/types.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import { SESSION_KEYS } from "#wire/session-cookies.ts";
import { pageSession } from "./page-session.ts";
import { sessionStore } from "./session-store.ts";

type Opened = { readonly initial?: SessionView; readonly isCallback?: boolean; readonly isReached?: () => boolean; readonly place?: Place };

/** A page whose session machine is a part of its own. */
function openPage({ initial = NOBODY, isCallback = false, isReached = () => true, place = {} }: Opened = {}) {
  const jar = place.jar ?? memoryStorage();
  const loads: boolean[] = [];
  const others = new Set<() => void>();
  const endedAlone: string[] = [];
  const session = pageSession({
    initial,
    isCallback,
    isMarked: () => jar.get(SESSION_KEYS.strategy) !== null,
    returnPath: { remember: () => undefined, take: () => null },
    otherTabs: {
      announce: () => undefined,
      listen: (changed) => {
        others.add(changed);
        return () => others.delete(changed);
      },
    },
    endAlone: async () => void endedAlone.push("ended"),
    load: async (isLate) => {
      loads.push(isLate);
      if (!isReached()) throw new TypeError("Failed to fetch dynamically imported module");
      return openTab({ ...place, jar, parts: { initial, isLate } }).session;
    },
  });
  const told: boolean[] = [];
  session.subscribe(() => told.push(session.view().isLoggedIn));
  const elsewhere = async () => {
    for (const changed of [...others]) changed();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { session, jar, loads, told, others, elsewhere, endedAlone };
}

function signIn(jar = memoryStorage()) {
  sessionStore(jar, { isSealed: false }).write("cognito", mintTokens(), START);
  return jar;
}

describe("the session of a page that a visitor sees", () => {
  test("needs no machine: there is no token, nobody, and nothing to wait for", async () => {
    const { session, loads } = openPage();
    await session.start();
    await session.guarded.settled();

    expect(await Promise.all([session.bearerToken(), session.idToken()])).toEqual([null, null]);
    expect([session.view(), session.rendered(), session.kept(), session.signInFailure()]).toEqual([NOBODY, NOBODY, null, null]);
    expect(session.guarded.standing().isLoggedIn).toBe(false);
    expect(loads).toEqual([]);
  });

  test("becomes that of a member who signs in, and tells of it", async () => {
    const { session, loads, told, others } = openPage();
    await session.start();
    const tokens = mintTokens();
    await session.adopt(tokens);

    expect([session.view().isLoggedIn, await session.bearerToken()]).toEqual([true, tokens.accessToken]);
    expect(told).toContain(true);
    expect([loads, others.size], "loaded once, as late, and the machine listens now").toEqual([[true], 0]);
  });

  test("follows a sign-in in another tab, and takes no notice of what is nothing", async () => {
    const { session, jar, loads, elsewhere } = openPage();
    await session.start();
    await elsewhere();
    expect(loads).toEqual([]);
    signIn(jar);
    await elsewhere();

    expect([loads, session.view().isLoggedIn]).toEqual([[true], true]);
  });
});

describe("the session of a page that a member sees", () => {
  test.each([
    ["as the server says", { initial: MEMBER }],
    ["as a cookie says", { place: { jar: signIn() } }],
    ["or is about to be", { isCallback: true }],
  ])("is there when it has started, %s", async (_, opened) => {
    const { session, loads } = openPage(opened);
    await session.start();

    expect(loads).toEqual([false]);
  });

  test("that could not be loaded is asked for again, and ends nobody's session", async () => {
    let isReached = false;
    const jar = signIn();
    const { session, loads } = openPage({ initial: MEMBER, isReached: () => isReached, place: { jar } });
    await session.start();
    expect(session.view()).toBe(MEMBER);
    await expect(session.bearerToken()).rejects.toThrow("Failed to fetch");
    isReached = true;

    expect(await session.bearerToken()).not.toBeNull();
    expect([loads, session.view().isLoggedIn]).toEqual([[false, false, false], true]);
  });
});

test("who signs out is signed out, also where the machine cannot be loaded", async () => {
  const { session, endedAlone } = openPage({ initial: MEMBER, isReached: () => false });
  await session.start();
  await session.logout();

  expect(endedAlone).toEqual(["ended"]);
});
