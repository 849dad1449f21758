import type { KeptKeys } from "./keys.ts";
import type { TokenStore } from "./types.ts";

/** Keeps the tokens under Cognito's own names. */
export function storageTokenStore(keys: KeptKeys): TokenStore {
  return {
    username: keys.lastUser,
    read: () => {
      const username = keys.lastUser() ?? "";
      const [idToken, accessToken] = [keys.read(username, "idToken"), keys.read(username, "accessToken")];
      if (!idToken || !accessToken) return null;
      const clockDrift = Number.parseInt(keys.read(username, "clockDrift") ?? "", 10) || 0;
      return { idToken, accessToken, refreshToken: keys.read(username, "refreshToken"), clockDrift };
    },
    keep: (username, { idToken, accessToken, refreshToken, clockDrift }) => {
      keys.write(username, "idToken", idToken);
      keys.write(username, "accessToken", accessToken);
      if (refreshToken === null) keys.remove(username, "refreshToken");
      else keys.write(username, "refreshToken", refreshToken);
      keys.write(username, "clockDrift", String(clockDrift));
      keys.setLastUser(username);
    },
    drop: () => {
      const username = keys.lastUser();
      if (username === null) return;
      keys.remove(username, "idToken", "accessToken", "refreshToken", "clockDrift");
      keys.setLastUser(null);
    },
  };
}
