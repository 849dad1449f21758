import { expect, it } from "vitest";
import { COUNTED_FOR, limited, limitedLog } from "./log-limit.ts";

/** A log whose minutes pass when a test says so. */
function logged() {
  const lines: [level: string, fields: object, message: string][] = [];
  const due: (() => void)[] = [];
  const write = (level: string) => (fields: object, message: string) => void lines.push([level, fields, message]);
  const log = limitedLog({ warn: write("warn"), error: write("error") }, { after: (_time, work) => due.push(work) });
  const passMinute = () => {
    for (const work of due.splice(0)) work();
  };
  return { lines, log, passMinute };
}

it("writes the first line of a cause whole, and tells the rest of its minute in one", () => {
  const { lines, log, passMinute } = logged();
  for (let i = 0; i < 500; i += 1) log.warn("database lost", { requestId: `r${i}` }, "the database does not answer");
  passMinute();

  expect(lines).toEqual([
    ["warn", { cause: "database lost", requestId: "r0" }, "the database does not answer"],
    ["warn", { cause: "database lost", count: 499 }, "the database does not answer (again)"],
  ]);
});

it("goes on counting while it lasts, and begins anew after a quiet minute", () => {
  const { lines, log, passMinute } = logged();
  const happen = () => log.error("queue", {}, "the queue failed");
  for (const times of [2, 3, 0]) {
    for (let i = 0; i < times; i += 1) happen();
    passMinute();
  }
  happen();

  expect(lines.map(([, fields]) => fields)).toEqual([
    { cause: "queue" },
    { cause: "queue", count: 1 },
    { cause: "queue", count: 3 },
    { cause: "queue" },
  ]);
});

it("counts each cause for itself", () => {
  const { lines, log } = logged();
  log.warn("one", {}, "first");
  log.error("other", {}, "second");

  expect(lines.map(([level, , message]) => [level, message])).toEqual([
    ["warn", "first"],
    ["error", "second"],
  ]);
});

it("says nothing of a cause that came once", () => {
  const { lines, log, passMinute } = logged();
  log.warn("one", {}, "first");
  passMinute();
  passMinute();

  expect(lines).toHaveLength(1);
});

it("is bounded in what it remembers, and in what it writes, where causes are made up", () => {
  const { lines, log } = logged();
  for (let i = 0; i < 10_000; i += 1) log.warn(`cause ${i}`, {}, "no");

  expect(lines.length).toBeLessThan(300);
});

it("is the same for everybody who has the same log", () => {
  const lines: object[] = [];
  const log = { warn: (fields: object) => void lines.push(fields), error: () => undefined };
  limited(log).warn("one", {}, "first");
  limited(log).warn("one", {}, "first");

  expect([lines.length, COUNTED_FOR]).toEqual([1, 60_000]);
});
