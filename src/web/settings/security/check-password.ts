import type { SiteAuth } from "#api/client/context.ts";
import { createIdentityClient } from "#web/session/identity/client.ts";
import { type KeptName, keptKeys } from "#web/session/pool/keys.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import type { Environment, KeyStorage } from "#web/session/pool/types.ts";

export type PasswordCheckParts = {
  readonly auth: Pick<SiteAuth, "endpoint" | "poolId" | "clientId">;
  readonly environment: Environment;
  /** Where this browser keeps which device it is. It is only read. */
  readonly storage: KeyStorage;
};

const DEVICE: readonly KeptName[] = ["deviceKey", "deviceGroupKey", "randomPasswordKey"];

/**
 * Proves a password by a sign-in of its own, which is thrown away at once: the session of the page is not touched. Rejects as a sign-in does.
 * A second factor that is asked for next means that the password was right; by SMS, its code is sent and not needed.
 */
export async function checkPassword(parts: PasswordCheckParts, username: string, password: string): Promise<void> {
  const storage = memoryStorage();
  copyDevice(parts, username, storage);
  const client = createIdentityClient({ ...parts.auth, environment: parts.environment, storage });
  const step = await client.signIn({ username, password });
  if (step.kind !== "done") return client.giveUp();
  // The password is proved; what is left behind ends by itself where the network fails here.
  if (step.isNewDevice) await client.forgetDevice().catch(() => undefined);
  await client.signOut().catch(() => undefined);
}

/** As the device it is, the browser is not listed a second time, and one that is remembered is asked for no second factor. */
function copyDevice({ auth, storage }: PasswordCheckParts, username: string, into: KeyStorage): void {
  const from = keptKeys(storage, auth.clientId);
  const to = keptKeys(into, auth.clientId);
  for (const name of DEVICE) {
    const value = from.read(username, name);
    if (value !== null) to.write(username, name, value);
  }
}
