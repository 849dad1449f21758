import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { milliseconds, minutes } from "#kernel/duration.ts";
import { loadConfig } from "#platform/config.server.ts";
import { runModelTask } from "./run-model-task.server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "machinone-task-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

let programs = 0;
/** A program of these lines, in place of the one that trains. */
function aProgram(lines: string): URL {
  programs += 1;
  const file = path.join(folder, `${programs}.mjs`);
  writeFileSync(file, lines);
  return pathToFileURL(file);
}

const order = { work: { task: "watch", kind: "condo" }, config: loadConfig({ OPERATOR_NAME: "試験" }) } as const;

function run(lines: string, { signal = new AbortController().signal, limit = minutes(1) } = {}) {
  return runModelTask(order, { signal, limit, program: aProgram(lines) });
}

const FOREVER = "setInterval(() => {}, 1000);";

describe("a process for a piece of work", () => {
  it("is handed the work and the settings, and its answer is taken", async () => {
    const end = await run(`process.once("message", ({ work, config }) => {
      process.send({ ended: "done", retraining: { state: "skipped", modelVersion: work.kind, reason: config.operatorName } });
      process.disconnect();
    });`);

    expect(end).toEqual({ ended: "done", retraining: { state: "skipped", modelVersion: "condo", reason: "試験" } });
  });

  it("has crashed when it ends without an answer, and its last words are kept", async () => {
    expect(await run("throw new Error('out of memory');")).toEqual({
      ended: "crashed",
      complaint: expect.stringContaining("Error: out of memory"),
    });
    expect(await run("process.exit(0);")).toEqual({ ended: "crashed", complaint: "" });
  });

  it("is ended when its time is up", async () => {
    expect(await run(FOREVER, { limit: milliseconds(200) })).toEqual({ ended: "time-limit" });
  });

  it("is ended with the site, also while it starts", async () => {
    const stopping = new AbortController();
    const running = run(FOREVER, { signal: stopping.signal });
    stopping.abort();

    expect(await running).toEqual({ ended: "stopped" });
    expect(await run(FOREVER, { signal: AbortSignal.abort() })).toEqual({ ended: "stopped" });
  });
});
