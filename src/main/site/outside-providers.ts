import type { SiteAuth } from "#api/client/context.ts";
import type { Config } from "#platform/config.server.ts";

/** Google's and Facebook's own scripts and what they ask, for those of the two that are configured. */
export function outsideProviders({ googleClientId, facebookAppId }: Config["auth"]): NonNullable<SiteAuth["outside"]> {
  return {
    ...(googleClientId === null ? {} : { google: { clientId: googleClientId, ...GOOGLE } }),
    ...(facebookAppId === null ? {} : { facebook: { clientId: facebookAppId, ...FACEBOOK } }),
  };
}

const GOOGLE = { script: "https://apis.google.com/js/platform.js", origins: ["https://accounts.google.com"] };
const FACEBOOK = {
  script: "https://connect.facebook.net/ja_JP/sdk.js",
  origins: ["https://www.facebook.com", "https://graph.facebook.com"],
};
