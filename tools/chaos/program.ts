import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/** A program of `src/main` at work. What it says is kept, not shown. */
export type Program = {
  readonly pid: number;
  readonly isAlive: () => boolean;
  readonly said: () => string;
  /** What it says first in the group of `pattern`; fails when it ends before. */
  readonly firstMatch: (pattern: RegExp) => Promise<string>;
  readonly signal: (name: NodeJS.Signals) => void;
  /** How it ended: its code, or the signal. */
  readonly ended: Promise<number | NodeJS.Signals>;
};

export function startProgram(name: string, settings: Readonly<Record<string, string>>): Program {
  const child = spawn(process.execPath, [`src/main/${name}.server.ts`], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString("utf8");
      for (const look of listeners) look();
    });
  }
  const ended = once(child, "exit").then(([code, signal]) => code ?? signal);
  const firstMatch = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      };
      listeners.add(look);
      look();
      ended.then((how) => reject(new Error(`${name} ended with ${how} before it was ready:\n${said}`)), reject);
    });
  return {
    pid: child.pid ?? 0,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    said: () => said,
    firstMatch,
    signal: (signal) => void child.kill(signal),
    ended,
  };
}

/** Megabytes a process holds; null where the system does not say. */
export async function residentMegabytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}
