import { describe, expect, it } from "vitest";
import type { Weights } from "#domain/risk/model/types.ts";
import { DEFAULT_WEIGHTS, formatWeights } from "#domain/risk/model/weights.ts";
import type { Milliseconds } from "#kernel/duration.ts";
import type { MovedWeights } from "./browser-memory.ts";
import { addressOf, newestOf, offerOf, readWeights } from "./weights-decisions.ts";
import { createWeightsStore, type WeightsHome } from "./weights-store.ts";

const QUAKE = "50-20-25-10-8-12";
const LIFE = "25-20-25-10-8-50";
const weightsOf = (w: string): Weights => readWeights(w) ?? DEFAULT_WEIGHTS;
const moved = (w: string, movedAt = "2026-11-20T03:00:00.000Z"): MovedWeights => ({ w, movedAt });
const ZERO: Weights = { earthquake: 0, water: 0, building: 0, crime: 0, child: 0, life: 0 };

describe("what is decided about weights", () => {
  it.each([
    [DEFAULT_WEIGHTS, null],
    [weightsOf(QUAKE), QUAKE],
    [ZERO, "nothing"],
  ])("an address says of them (%#)", (weights, w) => {
    expect(addressOf(weights)).toBe(w);
  });

  it.each([
    ["none are kept", null, QUAKE, null],
    ["the same are seen", QUAKE, QUAKE, null],
    ["the usual ones are seen", QUAKE, formatWeights(DEFAULT_WEIGHTS), QUAKE],
    ["a shared address shows others", QUAKE, LIFE, QUAKE],
  ])("the reader's own are offered unless they are seen: %s", (_, kept, seen, offered) => {
    expect(offerOf(readWeights(kept), weightsOf(seen))).toEqual(readWeights(offered));
  });

  const early = moved(QUAKE, "2026-11-19T03:00:00.000Z");
  it.each([
    ["neither has any", null, null, null],
    ["the account alone", early, null, early],
    ["the browser alone", null, early, early],
    ["the browser's are newer", early, moved(LIFE), moved(LIFE)],
    ["the account's are newer", moved(LIFE), early, moved(LIFE)],
    ["they are equally new", moved(LIFE), moved(QUAKE), moved(LIFE)],
  ])("of account and browser the newer count: %s", (_, account, browser, newest) => {
    expect(newestOf(account, browser)).toEqual(newest);
  });
});

/** A report that is open: time by hand, a browser, and an account that takes weights or says why not. */
function anOpenReport(home: WeightsHome, { browser = null, account = null }: Partial<Record<WeightsHome, MovedWeights | null>> = {}) {
  let time = 0;
  let due: { at: number; work: () => void }[] = [];
  const outcome = { shown: [] as (string | null)[], saved: [] as (string | null)[], failure: null as string | null };
  const inBrowser = { kept: browser };
  const gates: (() => void)[] = [];
  const held = { isHeld: false };
  const store = createWeightsStore(
    {
      show: (w) => outcome.shown.push(w),
      browser: {
        read: () => inBrowser.kept,
        keep: (kept) => {
          inBrowser.kept = kept;
        },
      },
      account: {
        read: async () => account,
        keep: async (w) => {
          outcome.saved.push(w);
          if (held.isHeld) await new Promise<void>((resolve) => gates.push(resolve));
          return outcome.failure;
        },
      },
      after: (ms: Milliseconds, work) => {
        const one = { at: time + ms, work };
        due.push(one);
        return () => {
          due = due.filter((other) => other !== one);
        };
      },
      now: () => new Date("2026-11-21T03:00:00Z"),
    },
    { weights: DEFAULT_WEIGHTS, home },
  );
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  const pass = async (ms: number) => {
    time += ms;
    for (const { work } of due.filter(({ at }) => at <= time)) work();
    await settled();
  };
  const letGo = async () => {
    gates.shift()?.();
    await settled();
  };
  return { store, outcome, inBrowser, pass, held, letGo };
}

const offered = ({ store }: Pick<ReturnType<typeof anOpenReport>, "store">) => offerOf(store.state().kept, store.state().weights);

describe("a slider that moves", () => {
  it("asks for the report once it rests, with the last of its values", async () => {
    const { store, outcome, pass } = anOpenReport("browser");
    store.set("earthquake", 40);
    await pass(349);
    store.set("earthquake", 50);
    await pass(349);
    expect(outcome.shown).toEqual([]);
    await pass(1);

    expect(outcome.shown).toEqual([QUAKE]);
    expect(store.state().weights).toEqual(weightsOf(QUAKE));
  });

  it("is not moved back by a report that was asked for before", async () => {
    const { store, pass } = anOpenReport("browser");
    store.set("earthquake", 50);
    store.shown(DEFAULT_WEIGHTS);
    expect(store.state().weights).toEqual(weightsOf(QUAKE));

    await pass(350);
    store.shown(weightsOf(LIFE));
    expect(store.state().weights).toEqual(weightsOf(LIFE));
  });

  it("asks for nothing and keeps nothing with all at zero", async () => {
    const { store, outcome, inBrowser, pass } = anOpenReport("browser");
    store.shown({ ...ZERO, life: 5 });
    store.set("life", 0);
    await pass(5000);

    expect(outcome).toMatchObject({ shown: [], saved: [] });
    expect(inBrowser.kept).toBeNull();
  });
});

describe("a visitor", () => {
  it("has their weights kept in the browser, and nothing is sent", async () => {
    const { store, outcome, inBrowser, pass } = anOpenReport("browser");
    store.set("earthquake", 50);
    await pass(5000);

    expect(inBrowser.kept).toEqual({ w: QUAKE, movedAt: "2026-11-21T03:00:00.000Z" });
    expect(outcome.saved).toEqual([]);
    expect(store.state().saving).toEqual({ kind: "idle" });
  });

  it("is offered them at the next visit, and the address shows them once taken", async () => {
    const report = anOpenReport("browser", { browser: moved(QUAKE) });
    await report.store.readBy("browser");
    expect(offered(report)).toEqual(weightsOf(QUAKE));

    report.store.useKept();

    expect(report.outcome.shown).toEqual([QUAKE]);
    expect(offered(report)).toBeNull();
  });

  it("goes back to the usual ones, and they are forgotten", async () => {
    const { store, outcome, inBrowser, pass } = anOpenReport("browser", { browser: moved(QUAKE) });
    store.reset();
    await pass(0);

    expect(outcome.shown).toEqual([null]);
    expect(inBrowser.kept).toBeNull();
  });
});

describe("a member", () => {
  it("is offered what the account keeps, on any building and beside any address", async () => {
    const report = anOpenReport("account", { account: moved(QUAKE) });
    report.store.shown(weightsOf(LIFE));
    await report.store.readBy("account");

    expect(report.store.state().weights).toEqual(weightsOf(LIFE));
    expect(offered(report)).toEqual(weightsOf(QUAKE));
    expect(report.outcome).toMatchObject({ shown: [], saved: [] });
  });

  it("is offered what was moved before signing in, where that is newer and not handed over yet", async () => {
    const report = anOpenReport("account", { account: moved(QUAKE, "2026-11-19T03:00:00.000Z"), browser: moved(LIFE) });
    await report.store.readBy("account");

    expect(offered(report)).toEqual(weightsOf(LIFE));
  });

  it("has them saved a while after the last move, and told so", async () => {
    const { store, outcome, inBrowser, pass } = anOpenReport("account", { browser: moved(LIFE) });
    store.set("earthquake", 50);
    await pass(350);
    expect(outcome).toMatchObject({ shown: [QUAKE], saved: [] });
    await pass(1500);

    expect(outcome.saved).toEqual([QUAKE]);
    expect(store.state().saving).toEqual({ kind: "saved" });
    expect(inBrowser.kept).toBeNull();
  });

  it("has them removed at once with the way back to the usual ones", async () => {
    const { store, outcome, pass } = anOpenReport("account", { account: moved(QUAKE) });
    await store.readBy("account");
    store.reset();
    await pass(0);
    await pass(0);

    expect(outcome.saved).toEqual([null]);
    expect(store.state()).toMatchObject({ saving: { kind: "removed" }, kept: null });
  });

  it("hears why it failed, and may try again", async () => {
    const { store, outcome, pass } = anOpenReport("account");
    outcome.failure = "接続できません。";
    store.set("earthquake", 50);
    await pass(350);
    await pass(1500);
    expect(store.state().saving).toEqual({ kind: "failed", why: "接続できません。" });

    outcome.failure = null;
    store.saveAgain();
    await pass(0);

    expect(outcome.saved).toEqual([QUAKE, QUAKE]);
    expect(store.state().saving).toEqual({ kind: "saved" });
  });

  it("has one save at a time under way, and of those that wait only the last", async () => {
    const { store, outcome, pass, held, letGo } = anOpenReport("account");
    held.isHeld = true;
    store.set("earthquake", 50);
    await pass(350);
    await pass(1500);
    for (const life of [40, 50]) {
      store.set("life", life);
      await pass(350);
      await pass(1500);
    }
    expect(outcome.saved).toEqual([QUAKE]);
    await letGo();

    expect(outcome.saved).toEqual([QUAKE, "50-20-25-10-8-50"]);
    expect(store.state().saving).toEqual({ kind: "saving" });
    await letGo();
    expect(store.state().saving).toEqual({ kind: "saved" });
  });

  it("loses nothing when the page closes before it was saved", async () => {
    const { store, outcome, pass } = anOpenReport("account");
    store.set("earthquake", 50);
    await pass(350);
    store.stop();
    await pass(5000);

    expect(outcome.saved).toEqual([QUAKE]);
  });

  it.each(["moves them", "signs out"])("is not offered an old answer when somebody %s while the account is asked", async (what) => {
    const report = anOpenReport("account", { account: moved(LIFE) });
    const asking = report.store.readBy("account");
    if (what === "signs out") void report.store.readBy("browser");
    else report.store.reset();
    await report.pass(0);
    await asking;

    expect(offered(report)).toBeNull();
  });
});
