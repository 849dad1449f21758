import { expect, it } from "vitest";
import { connectAddress } from "./connect-address.ts";

it("asks the hosted login to link a provider to the account of who is signed in, and to come back to the settings", () => {
  const auth = { hostedOrigin: "https://id.test", clientId: "site", scopes: ["openid", "email"] };
  const address = new URL(connectAddress({ auth, origin: "https://site.test", provider: "LINE", sub: "s-1", challenge: "c".repeat(43) }));

  expect(address.origin + address.pathname).toBe("https://id.test/oauth2/authorize");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    response_type: "code",
    client_id: "site",
    redirect_uri: "https://site.test/settings/account",
    scope: "openid email",
    code_challenge: "c".repeat(43),
    code_challenge_method: "S256",
    link_provider: "LINE",
    link_sub: "s-1",
  });
});
