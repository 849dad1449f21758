import { spawn } from "node:child_process";
import { once } from "node:events";

/** pino's number of `warn` and above. */
const WARNING = /"level":[4-6]0/;

export type SiteProcess = {
  readonly output: () => string;
  /** What it says first in the group of `pattern`, as soon as it does; fails when it ends before. */
  readonly firstMatch: (pattern: RegExp) => Promise<string>;
  /** Asks it to stop, and waits until it has. */
  readonly stop: () => Promise<void>;
};

type Command = readonly [command: string, ...args: string[]];

/** Starts a site as a process of its own. What it warns of before it is stopped is also shown. */
export function siteProcess([command, ...args]: Command, environment: Readonly<Record<string, string>>): SiteProcess {
  const child = spawn(command, args, { env: { ...process.env, ...environment }, stdio: ["ignore", "pipe", "pipe"] });
  const gone = once(child, "exit");
  const listeners = new Set<() => void>();
  let output = "";
  let isStopping = false;
  const keep = (text: string) => {
    output += text;
    for (const look of listeners) look();
  };
  child.stdout.on("data", (chunk: Buffer) => keep(chunk.toString("utf8")));
  child.stderr.on("data", (chunk: Buffer) => {
    const text = chunk.toString("utf8");
    if (!isStopping && (!text.startsWith("{") || WARNING.test(text))) process.stderr.write(text);
    keep(text);
  });
  const firstMatch = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output)?.[1];
        if (found === undefined) return;
        listeners.delete(look);
        resolve(found);
      };
      listeners.add(look);
      look();
      gone.then(([code]) => reject(new Error(`a site ended with ${code} before it was ready:\n${output}`)), reject);
    });
  const stop = async () => {
    isStopping = true;
    child.kill("SIGTERM");
    await gone;
  };
  return { output: () => output, firstMatch, stop };
}
