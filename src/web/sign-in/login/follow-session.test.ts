import { beforeEach, describe, expect, it } from "vitest";
import { leaveNotice, takeNotice } from "#web/session/core/login-notices.ts";
import { NOBODY, type SessionUser, type SessionView } from "#web/session/core/types.ts";
import { followSession, noticeAfter } from "./follow-session.ts";

const user: SessionUser = { sub: "s", username: "s", email: null, isEmailVerified: false, phoneNumber: null, name: null, scope: [] };
const member: SessionView = { user, isLoggedIn: true, strategy: "cognito", isBusy: false };
const busy = (view: SessionView): SessionView => ({ ...view, isBusy: true });

describe("what the login page says about a change of the session", () => {
  it.each([
    { name: "a sign-out", before: busy(member), after: NOBODY, notice: "signed-out" },
    { name: "an end that nobody asked for", before: member, after: NOBODY, notice: "session-ended" },
    { name: "leaving for another provider", before: member, after: busy(NOBODY), notice: null },
    { name: "the beginning of a sign-out", before: member, after: busy(member), notice: null },
    { name: "a sign-in", before: busy(NOBODY), after: member, notice: null },
    { name: "a sign-in that failed", before: busy(NOBODY), after: NOBODY, notice: null },
    { name: "a visitor who stays one", before: NOBODY, after: NOBODY, notice: null },
  ])("after $name: $notice", ({ before, after, notice }) => {
    expect(noticeAfter(before, after)).toBe(notice);
  });
});

describe("a page that follows its session", () => {
  beforeEach(() => void takeNotice());

  function followed(first: SessionView) {
    let view = first;
    const listeners = new Set<() => void>();
    const session = {
      view: () => view,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const recorded: SessionView[] = [];
    const stop = followSession(session, async (member) => void recorded.push(member));
    const becomes = (next: SessionView) => {
      view = next;
      for (const listener of listeners) listener();
    };
    return { becomes, stop, recorded };
  }

  it("leaves word for the login page when the session ends", () => {
    followed(member).becomes(NOBODY);

    expect(takeNotice()).toBe("session-ended");
  });

  it("does not speak of a sign-out where more than that has ended", () => {
    const { becomes } = followed(member);
    becomes(busy(member));
    leaveNotice("deleted");
    becomes(NOBODY);

    expect(takeNotice()).toBe("deleted");
  });

  it("forgets what was left unsaid once somebody is signed in again", () => {
    const { becomes } = followed(member);
    becomes(NOBODY);
    becomes(member);

    expect(takeNotice()).toBeNull();
  });

  it("has a tick at the terms recorded for whoever is signed in, and for nobody else", () => {
    const { becomes, recorded } = followed(NOBODY);
    expect(recorded).toEqual([]);
    becomes(member);

    expect(recorded).toEqual([member]);
  });

  it("says nothing after it was stopped", () => {
    const { becomes, stop } = followed(member);
    stop();
    becomes(NOBODY);

    expect(takeNotice()).toBeNull();
  });
});
