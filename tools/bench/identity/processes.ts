import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");

export type Running<Ready> = { readonly ready: Ready; readonly stop: () => Promise<void> };

type Command = { readonly file: string; readonly cwd: string; readonly env: Record<string, string>; readonly nodeArgs?: readonly string[] };

/** Starts a Node script and waits until its output says what is asked for. */
async function run<Ready>({ file, cwd, env, nodeArgs = [] }: Command, readyIn: (output: string) => Ready | null): Promise<Running<Ready>> {
  const child = spawn(process.execPath, [...nodeArgs, file], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await gone;
  };
  return { ready: await readiness(child, file, readyIn), stop };
}

function readiness<Ready>(child: ChildProcess, file: string, readyIn: (output: string) => Ready | null): Promise<Ready> {
  let output = "";
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code}`)));
    child.stdout?.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString("utf8")).slice(-100_000);
      const ready = readyIn(output);
      if (ready !== null) resolve(ready);
    });
  });
}

export type TestTarget = Readonly<Record<"ENDPOINT" | "POOL_ID" | "CLIENT_ID" | "OUTBOX_URL" | "ISSUER", string>>;

/** The identity service as a process of its own, on a database of its own. `nodeArgs` may ask Node for a profile. */
export function startIdentity(nodeArgs: readonly string[] = []): Promise<Running<TestTarget>> {
  const file = path.join(root, "src/main/identity-test-target.server.ts");
  return run({ file, cwd: root, env: { TRUST_PROXY: "yes", DATABASE_URL: "" }, nodeArgs }, (output) => {
    const line = /^\{.*\}$/m.exec(output)?.[0];
    return line === undefined ? null : (JSON.parse(line) as TestTarget);
  });
}

/** Every code of cognito-local, which sends none. */
export const COGNITO_LOCAL_CODE = "1234";

/** cognito-local, the reference, with its files in a folder that goes with it. */
export async function startCognitoLocal(): Promise<Running<{ readonly endpoint: string }>> {
  const cwd = await mkdtemp(path.join(tmpdir(), "machinone-cognito-local-"));
  const port = await freePort();
  const file = path.join(root, "node_modules/cognito-local/lib/bin/start.js");
  const env = { PORT: String(port), HOST: "127.0.0.1", CODE: COGNITO_LOCAL_CODE };
  const { stop } = await run({ file, cwd, env }, (output) => (output.includes("Cognito Local running on") ? true : null));
  return {
    ready: { endpoint: `http://127.0.0.1:${port}` },
    stop: async () => {
      await stop();
      await rm(cwd, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
