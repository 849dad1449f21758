import { expect, it } from "vitest";
import { DatabaseClosed, DatabaseUnreachable } from "./database-unreachable.ts";
import { failedRequest } from "./failed-request.ts";
import { openLog } from "./log.server.ts";

function logged() {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: openLog("warn", { write: (line) => void lines.push(JSON.parse(line)) }) };
}

it("writes a bug down with its stack and what it was about, each time", () => {
  const { lines, log } = logged();
  for (const requestId of ["a", "b"]) expect(failedRequest(log, new TypeError("no"), { requestId }, "it failed")).toEqual({ kind: "bug" });

  expect(lines).toMatchObject([
    { level: 50, msg: "it failed", requestId: "a", err: { type: "TypeError", stack: expect.stringContaining("no") } },
    { requestId: "b" },
  ]);
});

it.each([
  ["connecting", true],
  ["working", false],
] as const)(
  "says of a database lost while %s when to come back, and whether nothing was done; in one line without a stack",
  (phase, isUndone) => {
    const { lines, log } = logged();
    const error = new DatabaseUnreachable(phase, new Error("connect ECONNREFUSED"));
    for (let i = 0; i < 50; i += 1)
      expect(failedRequest(log, error, {}, "it failed")).toEqual({ kind: "unreachable", retryAfterSeconds: 2, isUndone });

    expect(lines).toMatchObject([{ level: 40, cause: "database unreachable", reason: expect.stringContaining("ECONNREFUSED") }]);
    expect(JSON.stringify(lines)).not.toContain("stack");
  },
);

it("keeps quiet about a database that this process has let go of", () => {
  const { lines, log } = logged();

  expect(failedRequest(log, new DatabaseClosed(), {}, "it failed")).toMatchObject({ kind: "unreachable", isUndone: true });
  expect(lines).toEqual([]);
});
