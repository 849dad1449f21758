import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { expect, it, onTestFinished } from "vitest";
import { DatabaseClosed, DatabaseUnreachable } from "./database-unreachable.ts";
import { failedRequest } from "./failed-request.ts";
import { openLog } from "./log.server.ts";
import { StorageUnusable } from "./storage/storage-unusable.ts";

function logged() {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: openLog("warn", { write: (line) => void lines.push(JSON.parse(line)) }) };
}

it("writes a bug down with its stack and what it was about, once where it comes again and again", () => {
  const { lines, log } = logged();
  const bug = (words: string) => new TypeError(words);
  const fail = (requestId: string, error: Error) => expect(failedRequest(log, error, { requestId }, "it failed")).toEqual({ kind: "bug" });
  for (let i = 0; i < 50; i += 1) fail(`r${i}`, bug(`no: somebody's words ${i}\n    at nowhere (src/made-up.ts:${i}:1)`));
  fail("other", new TypeError("no"));

  expect(lines).toMatchObject([
    { level: 50, msg: "it failed", requestId: "r0", err: { type: "TypeError", stack: expect.stringContaining("no") } },
    { requestId: "other" },
  ]);
});

it("counts what is thrown without being an error, too", () => {
  const { lines, log } = logged();
  for (let i = 0; i < 3; i += 1) failedRequest(log, { code: i }, {}, "it failed");

  expect(lines).toHaveLength(1);
});

it("says nothing of a caller who hung up in the middle of the body", async () => {
  const { lines, log } = logged();
  const seen = Promise.withResolvers<unknown>();
  const server = createAdaptorServer({
    fetch: async (request) => {
      await request.text().catch(seen.resolve);
      return new Response();
    },
  }) as Server;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  server.once("request", () => socket.destroy());
  socket.write("POST / HTTP/1.1\r\nHost: site.test\r\nContent-Length: 100\r\n\r\nhalf of it");

  expect(failedRequest(log, await seen.promise, {}, "it failed")).toEqual({ kind: "gone" });
  expect(failedRequest(log, new Error("Client connection prematurely closed."), {}, "it failed")).toEqual({ kind: "gone" });
  expect(lines).toEqual([]);
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

it("tells whoever runs the site once that files cannot be kept, and callers to come back", () => {
  const { lines, log } = logged();
  const error = new StorageUnusable(new Error("ENOSPC: no space left on device"));
  for (let i = 0; i < 50; i += 1)
    expect(failedRequest(log, error, {}, "it failed")).toEqual({ kind: "unreachable", retryAfterSeconds: 60, isUndone: true });

  expect(lines).toMatchObject([{ level: 50, cause: "storage unusable", reason: expect.stringContaining("ENOSPC") }]);
});
