import { CatalogueError } from "#kernel/errors/catalogue-error.ts";
import type { Refresher } from "./federated-login.ts";
import { awaitScript, type ScriptSettings } from "./provider-script.ts";

/** The part of Google's script that is used, as `gapi.auth2.getAuthInstance().currentUser.get()` has it. `expires_at`: milliseconds since 1970. */
export interface GoogleUser {
  isSignedIn(): boolean;
  reloadAuthResponse(): Promise<{ readonly id_token: string; readonly expires_at: number }>;
}

/** A fresh id token of Google. `googleReloadFailed` is the network's fault and may pass; the other two are Google's answer. */
export function googleRefresher(settings: ScriptSettings<GoogleUser>): Refresher {
  return async () => {
    const user = await awaitScript(settings);
    if (!user) throw new CatalogueError("Failed to refresh google token");
    if (!user.isSignedIn()) throw new CatalogueError("User is not signed in with Google");
    const { id_token, expires_at } = await user.reloadAuthResponse().catch((cause: unknown) => {
      if (isNetworkError(cause)) throw new CatalogueError("Network error reloading google auth response", { name: "NetworkError", cause });
      throw new CatalogueError("Failed to refresh google token", { cause });
    });
    return { token: id_token, expiresAt: expires_at };
  };
}

/** Google's script rejects with an object of its own. */
function isNetworkError(cause: unknown): boolean {
  return typeof cause === "object" && cause !== null && "error" in cause && cause.error === "network_error";
}
