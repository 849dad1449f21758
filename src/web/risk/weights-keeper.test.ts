import { describe, expect, it } from "vitest";
import type { Weights } from "#domain/risk/types.ts";
import { DEFAULT_WEIGHTS, formatWeights } from "#domain/risk/weights.ts";
import type { Milliseconds } from "#kernel/duration.ts";
import type { MovedWeights } from "./browser-memory.ts";
import { addressOf, newestOf, offerOf, readWeights } from "./weights-decisions.ts";
import { createWeightsKeeper, type WeightsHome } from "./weights-keeper.ts";

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
  const said = { shown: [] as (string | null)[], saved: [] as (string | null)[], failure: null as string | null };
  const inBrowser = { kept: browser };
  const gates: (() => void)[] = [];
  const held = { isHeld: false };
  const keeper = createWeightsKeeper(
    {
      show: (w) => said.shown.push(w),
      browser: {
        read: () => inBrowser.kept,
        keep: (kept) => {
          inBrowser.kept = kept;
        },
      },
      account: {
        read: async () => account,
        keep: async (w) => {
          said.saved.push(w);
          if (held.isHeld) await new Promise<void>((resolve) => gates.push(resolve));
          return said.failure;
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
  return { keeper, said, inBrowser, pass, held, letGo };
}

const offered = ({ keeper }: Pick<ReturnType<typeof anOpenReport>, "keeper">) => offerOf(keeper.state().kept, keeper.state().weights);

describe("a slider that moves", () => {
  it("asks for the report once it rests, with the last of its values", async () => {
    const { keeper, said, pass } = anOpenReport("browser");
    keeper.set("earthquake", 40);
    await pass(349);
    keeper.set("earthquake", 50);
    await pass(349);
    expect(said.shown).toEqual([]);
    await pass(1);

    expect(said.shown).toEqual([QUAKE]);
    expect(keeper.state().weights).toEqual(weightsOf(QUAKE));
  });

  it("is not moved back by a report that was asked for before", async () => {
    const { keeper, pass } = anOpenReport("browser");
    keeper.set("earthquake", 50);
    keeper.shown(DEFAULT_WEIGHTS);
    expect(keeper.state().weights).toEqual(weightsOf(QUAKE));

    await pass(350);
    keeper.shown(weightsOf(LIFE));
    expect(keeper.state().weights).toEqual(weightsOf(LIFE));
  });

  it("asks for nothing and keeps nothing with all at zero", async () => {
    const { keeper, said, inBrowser, pass } = anOpenReport("browser");
    keeper.shown({ ...ZERO, life: 5 });
    keeper.set("life", 0);
    await pass(5000);

    expect(said).toMatchObject({ shown: [], saved: [] });
    expect(inBrowser.kept).toBeNull();
  });
});

describe("a visitor", () => {
  it("has their weights kept in the browser, and nothing is sent", async () => {
    const { keeper, said, inBrowser, pass } = anOpenReport("browser");
    keeper.set("earthquake", 50);
    await pass(5000);

    expect(inBrowser.kept).toEqual({ w: QUAKE, movedAt: "2026-11-21T03:00:00.000Z" });
    expect(said.saved).toEqual([]);
    expect(keeper.state().saving).toEqual({ kind: "idle" });
  });

  it("is offered them at the next visit, and the address shows them once taken", async () => {
    const report = anOpenReport("browser", { browser: moved(QUAKE) });
    await report.keeper.readBy("browser");
    expect(offered(report)).toEqual(weightsOf(QUAKE));

    report.keeper.useKept();

    expect(report.said.shown).toEqual([QUAKE]);
    expect(offered(report)).toBeNull();
  });

  it("goes back to the usual ones, and they are forgotten", async () => {
    const { keeper, said, inBrowser, pass } = anOpenReport("browser", { browser: moved(QUAKE) });
    keeper.reset();
    await pass(0);

    expect(said.shown).toEqual([null]);
    expect(inBrowser.kept).toBeNull();
  });
});

describe("a member", () => {
  it("is offered what the account keeps, on any building and beside any address", async () => {
    const report = anOpenReport("account", { account: moved(QUAKE) });
    report.keeper.shown(weightsOf(LIFE));
    await report.keeper.readBy("account");

    expect(report.keeper.state().weights).toEqual(weightsOf(LIFE));
    expect(offered(report)).toEqual(weightsOf(QUAKE));
    expect(report.said).toMatchObject({ shown: [], saved: [] });
  });

  it("is offered what was moved before signing in, where that is newer and not handed over yet", async () => {
    const report = anOpenReport("account", { account: moved(QUAKE, "2026-11-19T03:00:00.000Z"), browser: moved(LIFE) });
    await report.keeper.readBy("account");

    expect(offered(report)).toEqual(weightsOf(LIFE));
  });

  it("has them saved a while after the last move, and told so", async () => {
    const { keeper, said, inBrowser, pass } = anOpenReport("account", { browser: moved(LIFE) });
    keeper.set("earthquake", 50);
    await pass(350);
    expect(said).toMatchObject({ shown: [QUAKE], saved: [] });
    await pass(1500);

    expect(said.saved).toEqual([QUAKE]);
    expect(keeper.state().saving).toEqual({ kind: "saved" });
    expect(inBrowser.kept).toBeNull();
  });

  it("has them removed at once with the way back to the usual ones", async () => {
    const { keeper, said, pass } = anOpenReport("account", { account: moved(QUAKE) });
    await keeper.readBy("account");
    keeper.reset();
    await pass(0);
    await pass(0);

    expect(said.saved).toEqual([null]);
    expect(keeper.state()).toMatchObject({ saving: { kind: "removed" }, kept: null });
  });

  it("hears why it failed, and may try again", async () => {
    const { keeper, said, pass } = anOpenReport("account");
    said.failure = "接続できません。";
    keeper.set("earthquake", 50);
    await pass(350);
    await pass(1500);
    expect(keeper.state().saving).toEqual({ kind: "failed", why: "接続できません。" });

    said.failure = null;
    keeper.saveAgain();
    await pass(0);

    expect(said.saved).toEqual([QUAKE, QUAKE]);
    expect(keeper.state().saving).toEqual({ kind: "saved" });
  });

  it("has one save at a time under way, and of those that wait only the last", async () => {
    const { keeper, said, pass, held, letGo } = anOpenReport("account");
    held.isHeld = true;
    keeper.set("earthquake", 50);
    await pass(350);
    await pass(1500);
    for (const life of [40, 50]) {
      keeper.set("life", life);
      await pass(350);
      await pass(1500);
    }
    expect(said.saved).toEqual([QUAKE]);
    await letGo();

    expect(said.saved).toEqual([QUAKE, "50-20-25-10-8-50"]);
    expect(keeper.state().saving).toEqual({ kind: "saving" });
    await letGo();
    expect(keeper.state().saving).toEqual({ kind: "saved" });
  });

  it("loses nothing when the page closes before it was saved", async () => {
    const { keeper, said, pass } = anOpenReport("account");
    keeper.set("earthquake", 50);
    await pass(350);
    keeper.stop();
    await pass(5000);

    expect(said.saved).toEqual([QUAKE]);
  });

  it.each(["moves them", "signs out"])("is not offered an old answer when somebody %s while the account is asked", async (what) => {
    const report = anOpenReport("account", { account: moved(LIFE) });
    const asking = report.keeper.readBy("account");
    if (what === "signs out") void report.keeper.readBy("browser");
    else report.keeper.reset();
    await report.pass(0);
    await asking;

    expect(offered(report)).toBeNull();
  });
});
