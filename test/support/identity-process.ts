import { type StartedProcess, startedProcess } from "./started-process.ts";

export type IdentityProcess = Pick<StartedProcess, "kill"> & { readonly url: string };

type Place = { readonly databaseUrl: string; readonly dataDir: string; readonly key: Buffer };

/** `npm run identity` as a process of its own, on a database that outlives it. */
export async function startIdentityProcess({ databaseUrl, dataDir, key }: Place): Promise<IdentityProcess> {
  const service = startedProcess([process.execPath, "src/main/identity.server.ts"], {
    MODE: "local",
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    IDENTITY_PORT: "0",
    IDENTITY_KEY: key.toString("base64"),
    TRUST_PROXY: "1",
    LOG_LEVEL: "error",
  });
  return { url: await service.firstMatch(/^ready (\S+)$/m), kill: service.kill };
}
