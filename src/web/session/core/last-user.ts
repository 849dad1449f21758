import { keptKeys } from "#web/session/pool/keys.ts";
import type { KeyStorage } from "#web/session/pool/types.ts";

/** Who signed in here last and has not signed out, as Cognito's own clients mark it beside the tokens. */
export interface LastUser {
  readonly username: string;
  /** Seconds that this device's clock was ahead of the service's at the last sign-in or refresh. */
  readonly clockDrift: number;
}

export interface LastUserMark {
  readonly read: () => LastUser | null;
  /** In place of whoever was marked before. */
  readonly write: (user: LastUser) => void;
  readonly forget: () => void;
}

/** The marker and the clock drift under Cognito's names; scripts read both, whatever becomes of the refresh token. */
export function lastUserMark(storage: KeyStorage, clientId: string): LastUserMark {
  const keys = keptKeys(storage, clientId);
  const read = () => {
    const username = keys.lastUser();
    if (!username) return null;
    return { username, clockDrift: Number.parseInt(keys.read(username, "clockDrift") ?? "", 10) || 0 };
  };
  const forget = () => {
    const username = keys.lastUser();
    if (username === null) return;
    keys.remove(username, "clockDrift");
    keys.setLastUser(null);
  };
  return {
    read,
    forget,
    write: ({ username, clockDrift }) => {
      if (keys.lastUser() !== username) forget();
      keys.write(username, "clockDrift", String(clockDrift));
      keys.setLastUser(username);
    },
  };
}
