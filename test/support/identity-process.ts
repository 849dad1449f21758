import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

export type IdentityProcess = {
  readonly url: string;
  /** Ends it at once and without warning. */
  readonly kill: () => Promise<void>;
};

type Place = { readonly databaseUrl: string; readonly dataDir: string; readonly key: Buffer };

/** `npm run identity` as a process of its own, on a database that outlives it. */
export async function startIdentityProcess({ databaseUrl, dataDir, key }: Place): Promise<IdentityProcess> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    IDENTITY_PORT: "0",
    IDENTITY_KEY: key.toString("base64"),
    TRUST_PROXY: "yes",
    LOG_LEVEL: "error",
  };
  const child = spawn(process.execPath, ["src/main/identity.server.ts"], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  const exited = once(child, "exit");
  let output = "";
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString("utf8");
      const url = /^ready (\S+)$/m.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    exited.then(() => reject(new Error(`the identity service ended: ${output}`)), reject);
  });
  const url = await ready;
  return {
    url,
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
