import { expect, it } from "vitest";
import { minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { inboxWatch } from "./inbox-watch.ts";

/** A watch whose ticks are made by hand, and whose database is a map. */
function aWatch() {
  const clock = movableClock(new Date("2026-11-24T03:00:00Z"));
  const unread = new Map<string, number>();
  const asked: string[][] = [];
  const timer = { work: null as (() => void) | null };
  const watch = inboxWatch({
    clock,
    unreadOf: async (recipients) => {
      asked.push([...recipients]);
      return unread;
    },
    every: (_time, work) => {
      timer.work = work;
      return () => {
        timer.work = null;
      };
    },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const tick = async (times = 1) => {
    for (let n = 0; n < times; n++) {
      timer.work?.();
      await settle();
    }
  };
  const join = async (recipient: string, isWelcome = async () => true) => {
    const sent: string[] = [];
    const state = { isOver: false };
    const leave = watch.open({ recipient, isWelcome, send: (text) => sent.push(text), end: () => Object.assign(state, { isOver: true }) });
    await settle();
    return { sent, state, leave };
  };
  return { clock, unread, asked, tick, join, isTicking: () => timer.work !== null };
}

it("tells how many are unread at once, and again only when that changes", async () => {
  const { unread, tick, join } = aWatch();
  unread.set("me", 2);
  const { sent } = await join("me");
  expect(sent).toEqual(["data: 2\n\n"]);
  await tick();
  unread.set("me", 3);
  await tick(2);
  expect(sent).toEqual(["data: 2\n\n", "data: 3\n\n"]);
});

it("asks once for all who watch, and not at all when nobody does", async () => {
  const { asked, tick, join, isTicking } = aWatch();
  const [one, other, again] = [await join("one"), await join("other"), await join("one")];
  await tick();
  expect(asked.at(-1)).toEqual(["one", "other"]);
  for (const { leave } of [one, other, again]) leave?.();
  expect(isTicking()).toBe(false);
});

it("sends a beat every 20 seconds, so that no proxy takes it for dead", async () => {
  const { tick, join } = aWatch();
  const { sent } = await join("me");
  await tick(8);
  expect(sent.filter((text) => text.startsWith(":"))).toHaveLength(2);
});

it("ends with the session, and after ten minutes", async () => {
  const { clock, tick, join, isTicking } = aWatch();
  let isSignedIn = true;
  const [leaving, staying] = [await join("me", async () => isSignedIn), await join("other")];
  isSignedIn = false;
  await tick(4);
  expect([leaving.state.isOver, staying.state.isOver]).toEqual([true, false]);
  clock.advance(minutes(10));
  await tick(4);
  expect([staying.state.isOver, isTicking()]).toEqual([true, false]);
});

it("takes four of one member and 500 in all", async () => {
  const { join } = aWatch();
  for (let n = 0; n < 4; n++) expect((await join("me")).leave).not.toBeNull();
  expect((await join("me")).leave).toBeNull();
  for (let n = 0; n < 496; n++) await join(`other ${n}`);
  expect((await join("one more")).leave).toBeNull();
});

it("lets everybody go when the database does not answer", async () => {
  const clock = movableClock(new Date("2026-11-24T03:00:00Z"));
  const watch = inboxWatch({ clock, unreadOf: () => Promise.reject(new Error("away")), every: () => () => undefined });
  const state = { isOver: false };
  watch.open({ recipient: "me", isWelcome: async () => true, send: () => undefined, end: () => Object.assign(state, { isOver: true }) });
  await new Promise((resolve) => setImmediate(resolve));
  expect(state.isOver).toBe(true);
});

/** As a browser listens: what is sent to one that has closed the page throws. */
function aListener(watch: ReturnType<typeof inboxWatch>, recipient: string) {
  const told: string[] = [];
  let leave: (() => void) | null = null;
  const body = new ReadableStream<string>({
    start: (controller) => {
      leave = watch.open({
        recipient,
        isWelcome: async () => true,
        send: (text) => {
          controller.enqueue(text);
          told.push(text);
        },
        end: () => controller.close(),
      });
    },
    cancel: () => leave?.(),
  });
  return { told, close: () => body.cancel() };
}

it("one that leaves while the database is asked ends nobody else, and is told nothing", async () => {
  const clock = movableClock(new Date("2026-11-24T03:00:00Z"));
  const answers: ((unread: ReadonlyMap<string, number>) => void)[] = [];
  const timer = { work: null as (() => void) | null };
  const watch = inboxWatch({
    clock,
    unreadOf: () => new Promise((resolve) => answers.push(resolve)),
    every: (_time, work) => {
      timer.work = work;
      return () => undefined;
    },
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const answer = async (count: number) => {
    for (const give of answers.splice(0))
      give(
        new Map([
          ["leaving", count],
          ["staying", count],
        ]),
      );
    await settled();
  };
  // Once before the first answer, and once between two.
  const gone = aListener(watch, "leaving");
  await gone.close();
  const [leaving, staying] = [aListener(watch, "leaving"), aListener(watch, "staying")];
  await answer(1);
  timer.work?.();
  await leaving.close();
  await answer(2);
  timer.work?.();
  await answer(3);
  expect(staying.told).toEqual(["data: 1\n\n", "data: 2\n\n", "data: 3\n\n"]);
  expect([gone.told, leaving.told]).toEqual([[], ["data: 1\n\n"]]);
});
