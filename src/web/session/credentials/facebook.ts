import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import type { Refresher } from "./federated-login.ts";
import { awaitScript, type ScriptSettings } from "./provider-script.ts";

/** The part of Facebook's script that is used, as `FB` has it. */
export interface FacebookScript {
  getLoginStatus(done: (answer: FacebookStatus | null | undefined) => void, options: { readonly scope: string }): void;
}
/** `expiresIn` in seconds. */
type FacebookStatus = {
  readonly authResponse?: { readonly accessToken?: string; readonly expiresIn?: number; readonly userID?: string } | null;
};

/** What Facebook's script leaves in a page. */
export interface FacebookPage {
  readonly FB?: FacebookScript & { init(settings: { readonly appId: string; readonly version: string }): void };
}

const VERSION = "v19.0";

/** Looks for Facebook's script, and tells it once which app asks; null until it is there. */
export function facebookIn(page: FacebookPage, appId: string): () => FacebookScript | null {
  let isOpen = false;
  return () => {
    const { FB } = page;
    if (!FB) return null;
    if (!isOpen) FB.init({ appId, version: VERSION });
    isOpen = true;
    return FB;
  };
}

/** A fresh access token of Facebook, whose script does not tell a failing network from a login that has ended. */
export function facebookRefresher(settings: ScriptSettings<FacebookScript>): Refresher {
  return async () => {
    const script = await awaitScript(settings);
    if (!script) throw new CatalogueError("no fb sdk available");
    const status = await new Promise<FacebookStatus | null | undefined>((resolve) => {
      script.getLoginStatus(resolve, { scope: "public_profile,email" });
    });
    const { accessToken, expiresIn = 0, userID = "" } = status?.authResponse ?? {};
    if (!accessToken) throw new CatalogueError("no response from facebook when refreshing the jwt token");
    return { token: accessToken, expiresAt: settings.environment.now() + expiresIn * 1000, subject: userID };
  };
}
