import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { startedProcess } from "#test/support/started-process.ts";

const root = path.resolve(import.meta.dirname, "../../..");

export type Running<Ready> = { readonly ready: Ready; readonly stop: () => Promise<void> };

export type TestTarget = Readonly<Record<"ENDPOINT" | "POOL_ID" | "CLIENT_ID" | "OUTBOX_URL" | "ISSUER", string>>;

/** The identity service as a process of its own, on a database of its own. `nodeArgs` may ask Node for a profile. */
export async function startIdentity(nodeArgs: readonly string[] = []): Promise<Running<TestTarget>> {
  const file = path.join(root, "src/main/identity-test-target.server.ts");
  const service = startedProcess([process.execPath, ...nodeArgs, file], { TRUST_PROXY: "1", DATABASE_URL: "" }, { cwd: root });
  return { ready: JSON.parse(await service.firstMatch(/^(\{.*\})$/m)), stop: service.stop };
}

/** Every code of cognito-local, which sends none. */
export const COGNITO_LOCAL_CODE = "1234";

/** cognito-local, the reference, with its files in a folder that goes with it. */
export async function startCognitoLocal(): Promise<Running<{ readonly endpoint: string }>> {
  const cwd = await mkdtemp(path.join(tmpdir(), "machinone-cognito-local-"));
  const port = await freePort();
  const file = path.join(root, "node_modules/cognito-local/lib/bin/start.js");
  const env = { PORT: String(port), HOST: "127.0.0.1", CODE: COGNITO_LOCAL_CODE };
  const peer = startedProcess([process.execPath, file], env, { cwd });
  await peer.firstMatch(/(Cognito Local running on)/);
  return {
    ready: { endpoint: `http://127.0.0.1:${port}` },
    stop: async () => {
      await peer.stop();
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
