import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { describe, expect, it } from "vitest";

const MODULE = path.join(import.meta.dirname, "stop-signal.server.ts");

/** A process that is told to stop as it runs; `close` is the text of what it lets go of. */
async function stopped(close: string, signals: readonly NodeJS.Signals[]) {
  const program = `
    import { onStopSignal } from ${JSON.stringify(MODULE)};
    const beat = setInterval(() => {}, 1000);
    onStopSignal(async () => { console.log("closing"); ${close} });
    console.log("ready");`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", program]);
  let [out, error] = ["", ""];
  child.stderr.on("data", (chunk) => (error += String(chunk)));
  const [next] = signals;
  let sent = 0;
  child.stdout.on("data", (chunk) => {
    out += String(chunk);
    const heard = out.split("\n").length - 1;
    while (next && sent < Math.min(heard, signals.length)) child.kill(signals[sent++]);
  });
  const [code] = await once(child, "close");
  return { code, out, error };
}

describe.concurrent("a process that is asked to stop", () => {
  it.each(["SIGINT", "SIGTERM"] as const)("by %s lets go of everything first, and ends well", async (signal) => {
    expect(await stopped("clearInterval(beat);", [signal])).toMatchObject({ code: 0, out: "ready\nclosing\n" });
  });

  it("ends at once when it is asked a second time while it still closes", async () => {
    expect(await stopped("await new Promise(() => {});", ["SIGTERM", "SIGTERM"])).toMatchObject({ code: 130, out: "ready\nclosing\n" });
  });

  it("says so where it could not let go", async () => {
    expect(await stopped('throw new Error("stuck");', ["SIGTERM"])).toMatchObject({ code: 1, error: expect.stringContaining("stuck") });
  });
});
