import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { LoopHeld, MemoryKept, WatchQuestion } from "./watch-loop.ts";

const root = path.resolve(import.meta.dirname, "../..");
const WATCH = pathToFileURL(path.join(import.meta.dirname, "watch-loop.ts")).href;

export type WatchedSite = {
  readonly url: string;
  readonly identityUrl: string;
  readonly pid: number;
  /** How long the event loop was held since it was asked last. */
  readonly loop: () => Promise<LoopHeld>;
  readonly memory: () => Promise<MemoryKept>;
  /** Lines that it warned of. */
  readonly warnings: () => readonly string[];
  readonly stop: () => Promise<void>;
};

/** pino's number of `warn` and above. */
const WARNING = /"level":[4-6]0/;

/** What `npm start` runs, with the watch in it. Fails when it ends before it is ready. */
export async function startWatched(environment: NodeJS.ProcessEnv): Promise<WatchedSite> {
  const site = fork(path.join(root, "src/main/start.server.ts"), [], {
    cwd: root,
    env: environment,
    execArgv: ["--expose-gc", "--import", WATCH],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const gone = once(site, "exit");
  let output = "";
  site.stderr?.on("data", (chunk: Buffer) => {
    output += chunk.toString("utf8");
  });
  const said = new Promise<void>((resolve) => {
    site.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
      if (/^ready \S+/m.test(output)) resolve();
    });
  });
  const ended = gone.then(([code]) => {
    throw new Error(`the site ended with ${code}:\n${output}`);
  });
  ended.catch(() => undefined);
  await Promise.race([said, ended]);
  const addressOf = (name: string) => new RegExp(`^${name} (http://\\S+)`, "m").exec(output)?.[1] ?? "";
  const ask = <Answer>(watch: WatchQuestion["watch"]): Promise<Answer> => {
    const answer = once(site, "message").then(([found]) => found as Answer);
    site.send({ watch } satisfies WatchQuestion);
    return Promise.race([answer, ended]);
  };
  return {
    url: addressOf("ready"),
    identityUrl: addressOf("identity"),
    pid: site.pid ?? 0,
    loop: () => ask("loop"),
    memory: () => ask("memory"),
    warnings: () => output.split("\n").filter((line) => WARNING.test(line)),
    stop: async () => {
      site.kill("SIGTERM");
      await gone;
    },
  };
}
