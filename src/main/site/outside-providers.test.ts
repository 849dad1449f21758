import { expect, it } from "vitest";
import { loadConfig } from "#platform/config.server.ts";
import { outsideProviders } from "./outside-providers.ts";

const of = (settings: Record<string, string>) => outsideProviders(loadConfig(settings).auth);

it("asks the providers that are configured, and no other", () => {
  expect(of({})).toEqual({});
  expect(of({ AUTH_GOOGLE_CLIENT_ID: "our-client" })).toEqual({
    google: { clientId: "our-client", script: "https://apis.google.com/js/platform.js", origins: ["https://accounts.google.com"] },
  });
  expect(Object.keys(of({ AUTH_GOOGLE_CLIENT_ID: "our-client", AUTH_FACEBOOK_APP_ID: "our-app" }))).toEqual(["google", "facebook"]);
});
