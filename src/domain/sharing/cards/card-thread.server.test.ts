import { afterAll, describe, expect, it } from "vitest";
import { milliseconds } from "#kernel/duration.ts";
import { openCardThread } from "./card-thread.server.ts";
import type { Card } from "./types.ts";

const card: Card = { kind: "お知らせ", title: "地価公示を取り込みました", lines: ["2026年12月1日"], figure: null, isSample: false };
const thread = openCardThread();
afterAll(() => thread.close());

const script = (text: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort, threadId } from 'node:worker_threads'; ${text}`)}`);
/** Answers with the number of its thread. */
const COUNTS = script("parentPort.on('message', () => parentPort.postMessage(Uint8Array.of(threadId)));");

describe("the thread that draws cards", () => {
  it("answers a picture of the size that cards have", async () => {
    const drawn = await thread.draw(card);
    if (!drawn.ok) throw new Error(drawn.reason);
    const png = Buffer.from(drawn.png);

    expect([png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(["PNG", 1200, 630]);
  });

  it("draws a home, a letter and letters that the font lacks", async () => {
    const figures = [
      { of: "price", asking: 54_800_000, estimate: { price: 50_000_000, low: 45_000_000, high: 56_000_000 } },
      { of: "price", asking: 1, estimate: null },
      { of: "letter", letter: null, points: null },
    ] as const;
    const all = await Promise.all(figures.map((figure) => thread.draw({ ...card, title: "😀\u0007<b>", figure, isSample: true })));

    expect(all.map(({ ok }) => ok)).toEqual([true, true, true]);
  });

  it("renews itself after so many pictures", async () => {
    const renewed = openCardThread(COUNTS, { pictures: 2 });
    const numbers = [];
    for (let i = 0; i < 5; i += 1) {
      const drawn = await renewed.draw(card);
      numbers.push(drawn.ok ? drawn.png[0] : null);
    }
    await renewed.close();

    expect(new Set(numbers).size).toBe(3);
    expect([numbers[0] === numbers[1], numbers[2] === numbers[3]]).toEqual([true, true]);
  });

  it("turns away what would wait too long", async () => {
    const busy = openCardThread(COUNTS, { waiting: 2 });
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => busy.draw(card)));
    await busy.close();

    expect(all.map((drawn) => (drawn.ok ? "drawn" : drawn.reason))).toEqual(["drawn", "drawn", "drawn", "busy", "busy"]);
  });

  it("ends a thread that does not answer, and goes on with another", async () => {
    const stuck = openCardThread(
      script(
        "let n = 0; parentPort.on('message', ({ title }) => { if (title === 'stuck') for (;;); parentPort.postMessage(Uint8Array.of(1)); });",
      ),
      { longest: milliseconds(1500) },
    );
    const first = stuck.draw({ ...card, title: "stuck" });
    const second = stuck.draw(card);

    expect(await first).toEqual({ ok: false, reason: "failed" });
    expect((await second).ok).toBe(true);
    await stuck.close();
  });

  it("says that it failed where its thread dies, and where a card cannot be drawn", async () => {
    const dying = openCardThread(script("parentPort.on('message', () => { throw new Error('out of memory') });"));
    const cannot = openCardThread(script("parentPort.on('message', () => parentPort.postMessage(null));"));

    for (const one of [dying, cannot]) {
      expect([await one.draw(card), await one.draw(card)]).toEqual(Array(2).fill({ ok: false, reason: "failed" }));
      await one.close();
    }
  });
});
