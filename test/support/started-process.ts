import { spawn } from "node:child_process";
import { once } from "node:events";

/** pino's number of `warn` and above. */
const WARNING = /"level":[4-6]0/;

export type StartedProcess = {
  readonly pid: number;
  readonly output: () => string;
  /** What it says first in the group of `pattern`, as soon as it does; fails when it ends before. */
  readonly firstMatch: (pattern: RegExp) => Promise<string>;
  /** Asks it to stop, and waits until it has. */
  readonly stop: () => Promise<void>;
  /** Ends it at once and without warning. */
  readonly kill: () => Promise<void>;
};

type Command = readonly [command: string, ...args: string[]];

/** Starts a process, in the root of the project unless told otherwise. What it warns of before it is stopped is also shown. */
export function startedProcess(
  [command, ...args]: Command,
  environment: NodeJS.ProcessEnv,
  { cwd = process.cwd() }: { readonly cwd?: string } = {},
): StartedProcess {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...environment }, stdio: ["ignore", "pipe", "pipe"] });
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
      gone.then(([code]) => reject(new Error(`${command} ${args.join(" ")} ended with ${code} before it was ready:\n${output}`)), reject);
    });
  const end = async (signal: NodeJS.Signals) => {
    isStopping = true;
    child.kill(signal);
    await gone;
  };
  return { pid: child.pid ?? 0, output: () => output, firstMatch, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
