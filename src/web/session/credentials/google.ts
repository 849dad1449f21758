import { claimsOf } from "#web/session/pool/jwt.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import type { Refresher } from "./federated-login.ts";
import { awaitScript, type ScriptSettings } from "./provider-script.ts";

/** The part of Google's script that is used, as `gapi.auth2.getAuthInstance().currentUser.get()` has it. `expires_at`: milliseconds since 1970. */
export interface GoogleUser {
  isSignedIn(): boolean;
  reloadAuthResponse(): Promise<{ readonly id_token: string; readonly expires_at: number }>;
}

/** What Google's script leaves in a page. */
export interface GooglePage {
  readonly gapi?: {
    load(name: "auth2", ready: () => void): void;
    readonly auth2?: {
      init(settings: { readonly client_id: string }): PromiseLike<unknown>;
      getAuthInstance(): { readonly currentUser: { get(): GoogleUser } } | null;
    };
  };
}

/** Looks for who is signed in to Google in this browser; null until the script is there and knows our client. */
export function googleUserIn(page: GooglePage, clientId: string): () => GoogleUser | null {
  let isAsked = false;
  let isReady = false;
  return () => {
    const { gapi } = page;
    if (gapi && !isAsked) {
      isAsked = true;
      gapi.load("auth2", () => {
        gapi.auth2?.init({ client_id: clientId }).then(
          () => {
            isReady = true;
          },
          () => undefined,
        );
      });
    }
    return isReady ? (gapi?.auth2?.getAuthInstance()?.currentUser.get() ?? null) : null;
  };
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
    return { token: id_token, expiresAt: expires_at, subject: String(claimsOf(id_token).sub ?? "") };
  };
}

/** Google's script rejects with an object of its own. */
function isNetworkError(cause: unknown): boolean {
  return typeof cause === "object" && cause !== null && "error" in cause && cause.error === "network_error";
}
