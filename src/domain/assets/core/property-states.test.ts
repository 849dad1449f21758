import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closingOf, type HomeEvent, type HomePosition, MEMBER_STEPS, mayTakeOffers, OTHER_EVENTS, stepHome } from "./property-states.ts";
import type { HomeState } from "./types.ts";

const at = (state: HomeState, more: Partial<HomePosition> = {}): HomePosition => ({
  state,
  pausedFrom: null,
  deletedFrom: null,
  offerSetting: "off",
  ...more,
});

/** All that C6 lets happen, and nothing else. `deleted` is reached from everywhere and told apart. */
const TABLE: readonly (readonly [HomeState, HomeEvent, HomeState])[] = [
  ["draft", "register", "tracking"],
  ["tracking", "pause", "paused"],
  ["tracking", "sell", "sold"],
  ["tracking", "hand-in", "verifying"],
  ["verifying", "sell", "sold"],
  ["verifying", "withdraw", "tracking"],
  ["verifying", "accept", "verified"],
  ["verifying", "reject", "rejected"],
  ["verifying", "unverify", "tracking"],
  ["verified", "pause", "paused"],
  ["verified", "sell", "sold"],
  ["verified", "revoke", "rejected"],
  ["verified", "unverify", "tracking"],
  ["rejected", "pause", "paused"],
  ["rejected", "sell", "sold"],
  ["rejected", "hand-in", "verifying"],
  ["paused", "resume", "tracking"],
  ["paused", "sell", "sold"],
  ["sold", "keep", "tracking"],
];
const ALIVE = ["draft", "tracking", "verifying", "verified", "rejected", "paused", "sold"] as const;
const EVENTS: readonly HomeEvent[] = [...MEMBER_STEPS, ...OTHER_EVENTS];
const standing = (state: HomeState) => at(state, state === "paused" ? { pausedFrom: "tracking" } : {});

describe("C6 of a home", () => {
  it.each(ALIVE.flatMap((state) => EVENTS.filter((event) => event !== "delete").map((event) => [state, event] as const)))(
    "leads from %s by %s where the table says, or nowhere",
    (state, event) => {
      const to = TABLE.find(([from, by]) => from === state && by === event)?.[2];
      const stepped = stepHome(standing(state), event);

      expect(stepped.ok ? stepped.value.state : "nowhere").toBe(to ?? "nowhere");
    },
  );

  it.each(ALIVE)("comes back from a deletion to %s, without the documents that were being checked", (state) => {
    const deleted = stepHome(standing(state), "delete");
    const back = deleted.ok ? stepHome(deleted.value, "restore") : deleted;

    expect(deleted).toMatchObject({ ok: true, value: { state: "deleted" } });
    expect(back).toEqual({ ok: true, value: state === "verifying" ? at("tracking") : standing(state) });
  });

  it("comes back unverified where that was lost while it was deleted", () => {
    const unverified = (before: HomePosition) => {
      const deleted = stepHome(before, "delete");
      const lost = deleted.ok ? stepHome(deleted.value, "unverify") : deleted;
      return lost.ok ? stepHome(lost.value, "restore") : lost;
    };

    expect(unverified(at("verified"))).toEqual({ ok: true, value: at("tracking") });
    expect(unverified(at("paused", { pausedFrom: "verified" }))).toEqual({ ok: true, value: at("paused", { pausedFrom: "tracking" }) });
    expect(unverified(at("rejected")).ok).toBe(false);
  });

  it.each(["tracking", "verified", "rejected"] as const)("comes back from a pause to %s", (state) => {
    const paused = stepHome(at(state), "pause");

    expect(paused).toMatchObject({ ok: true, value: { state: "paused", pausedFrom: state } });
    expect(paused.ok && stepHome(paused.value, "resume")).toEqual({ ok: true, value: at(state) });
  });

  it.each([
    ["verified", "revoke", "rejected"],
    ["verified", "unverify", "tracking"],
    ["tracking", "revoke", null],
    ["rejected", "unverify", null],
  ] as const)("loses while it rests what was vouched for: %s by %s -> %s", (pausedFrom, event, to) => {
    const stepped = stepHome(at("paused", { pausedFrom }), event);

    expect(stepped).toEqual(to ? { ok: true, value: at("paused", { pausedFrom: to }) } : { ok: false, reason: "not-now" });
  });

  it("takes offers while it is verified, and never after", () => {
    expect(ALIVE.filter((state) => mayTakeOffers({ state }, "anonymous"))).toEqual(["verified"]);
    expect(ALIVE.every((state) => mayTakeOffers({ state }, "off"))).toBe(true);
  });

  it.each([
    ["sell", "sold"],
    ["delete", "deleted"],
    ["pause", "switched-off"],
    ["revoke", "unverified"],
    ["unverify", "unverified"],
  ] as const)("that takes offers stops it with %s, told as %s", (event, why) => {
    const open = at("verified", { offerSetting: "anonymous" });
    const stepped = stepHome(open, event);

    expect(stepped.ok && closingOf(open, stepped.value)).toBe(why);
    // A price that was agreed to is talked about although no more offers are wanted.
    expect(stepped.ok && closingOf(at("verified"), stepped.value)).toBe(why === "switched-off" ? null : why);
  });

  it("is told as switched off by its member, and not where nothing changes", () => {
    const open = at("verified", { offerSetting: "anonymous" });

    expect(closingOf(open, at("verified"))).toBe("switched-off");
    expect(closingOf(open, open)).toBeNull();
    expect(closingOf(at("verified"), open)).toBeNull();
  });
});

type Deed = HomeEvent | "open" | "close";

/** Where a deed leads; the same place where it is refused. */
function after(now: HomePosition, deed: Deed): HomePosition {
  if (deed === "open" || deed === "close") {
    const setting = deed === "open" ? "anonymous" : "off";
    return mayTakeOffers(now, setting) ? { ...now, offerSetting: setting } : now;
  }
  const stepped = stepHome(now, deed);
  return stepped.ok ? stepped.value : now;
}

const isKnown = (before: HomePosition, deed: Deed, now: HomePosition) =>
  before.state === now.state ||
  ["delete", "restore", "resume"].includes(deed) ||
  TABLE.some(([from, by, to]) => from === before.state && by === deed && to === now.state);

describe("any run of events", () => {
  it("stays in the table, keeps a way back exactly where one is needed, and takes offers only while verified", () => {
    const deeds = fc.array(fc.constantFrom<Deed>(...EVENTS, "open", "close"), { maxLength: 60 });
    fc.assert(
      fc.property(deeds, (run) => {
        run.reduce((before, deed) => {
          const now = after(before, deed);
          expect(isKnown(before, deed, now)).toBe(true);
          expect(now.deletedFrom !== null).toBe(now.state === "deleted");
          expect(now.pausedFrom !== null).toBe(now.state === "paused" || now.deletedFrom === "paused");
          expect(now.offerSetting === "off" || now.state === "verified").toBe(true);
          return now;
        }, at("draft"));
      }),
    );
  });

  it("vouches for an owner only after an accepted check", () => {
    const deeds = fc.array(fc.constantFrom<Deed>(...EVENTS.filter((event) => event !== "accept")), { maxLength: 60 });
    fc.assert(
      fc.property(deeds, (run) => {
        const { state, pausedFrom, deletedFrom } = run.reduce(after, at("draft"));
        expect([state, pausedFrom, deletedFrom]).not.toContain("verified");
      }),
    );
  });
});
