import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { movableClock } from "#platform/clock.ts";
import { openProgress } from "./progress.server.ts";

class Screen extends Writable {
  readonly isTTY: boolean;
  text = "";

  constructor(isTTY: boolean) {
    super();
    this.isTTY = isTTY;
  }

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

test("off a terminal a line is written every three seconds, no more", () => {
  const clock = movableClock(new Date("2026-01-01T00:00:00Z"));
  const screen = new Screen(false);
  const progress = openProgress("a.csv", screen, clock);
  for (const read of [10, 20, 30, 40, 50, 60, 70]) {
    clock.advance(1000);
    progress.update(read, 80);
  }
  progress.stop();

  expect(screen.text).toBe("a.csv: 37%\na.csv: 75%\n");
});

test("on a terminal a bar is drawn and cleared", () => {
  const screen = new Screen(true);
  const progress = openProgress("a.csv", screen, movableClock(new Date(0)));
  progress.update(50, 100);
  progress.stop();

  expect(screen.text).toContain("a.csv");
});
