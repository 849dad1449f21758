import { describe, expect, test } from "vitest";
import { NOBODY, type SessionView } from "#web/session/core/types.ts";
import { handOverUse } from "./hand-over-use.ts";

const search = (label: string) => ({ label, draft: { town: label }, searchedAt: "2026-11-21T03:00:00.000Z" });
const member: SessionView = { ...NOBODY, isLoggedIn: true };

/** A browser that keeps what was looked up, a session, and a service that takes it or not. */
function visit(view: SessionView, { isTaken = true, isReached = true, labels = ["豊洲"], w = "" } = {}) {
  let searches = labels.map(search);
  let now = view;
  const listeners = new Set<() => void>();
  let riskWeights = w === "" ? null : { w, movedAt: "2026-11-21T03:00:00.000Z" };
  const sent: string[][] = [];
  const answers: (() => void)[] = [];
  const use = handOverUse(
    {
      view: () => now,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    {
      looked: () => ({ searches, estimates: [], riskWeights }),
      forget: () => {
        searches = [];
        riskWeights = null;
      },
      send: (looked) => {
        sent.push([...looked.searches.map(({ label }) => label), ...(looked.riskWeights ? [looked.riskWeights.w] : [])]);
        return new Promise((resolve, reject) => answers.push(() => (isReached ? resolve(isTaken) : reject(new Error("Network error")))));
      },
    },
  );
  return {
    use,
    sent,
    answer: async () => {
      for (const give of answers.splice(0)) give();
      await use.handOver();
    },
    kept: () => [...searches.map(({ label }) => label), ...(riskWeights ? [riskWeights.w] : [])],
    look: (label: string) => {
      searches = [search(label), ...searches];
    },
    signIn: () => {
      now = member;
      for (const listener of listeners) listener();
    },
  };
}

describe("what a visitor looked up", () => {
  test("stays in the browser of a visitor", async () => {
    const { sent, kept, use } = visit(NOBODY);
    await use.handOver();

    expect(sent).toEqual([]);
    expect(kept()).toEqual(["豊洲"]);
  });

  test("goes to the account at the sign-in, once, and leaves the browser", async () => {
    const { sent, kept, signIn, answer } = visit(NOBODY);
    signIn();
    signIn();
    await answer();

    expect(sent).toEqual([["豊洲"]]);
    expect(kept()).toEqual([]);
  });

  test.each([
    ["did not take it", { isTaken: false }],
    ["was not reached", { isReached: false }],
  ])("stays where the service %s, and is sent again at the next page", async (_case, service) => {
    const { sent, kept, answer, use } = visit(member, service);
    await answer();
    void use.handOver();

    expect(kept()).toEqual(["豊洲"]);
    expect(sent).toHaveLength(2);
  });

  test("is not lost when it was looked up while the rest was under way", async () => {
    const { kept, look, answer } = visit(member);
    look("青海");
    await answer();

    expect(kept()).toEqual(["青海", "豊洲"]);
  });

  test("takes the weights along that were moved in a report, even alone", async () => {
    const { sent, kept, answer } = visit(member, { labels: [], w: "50-10-10-10-10-10" });
    await answer();

    expect(sent).toEqual([["50-10-10-10-10-10"]]);
    expect(kept()).toEqual([]);
  });

  test("asks for nothing where there is nothing", async () => {
    const { sent, use } = visit(member, { labels: [] });
    await use.handOver();

    expect(sent).toEqual([]);
  });
});
