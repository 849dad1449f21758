import { expect, it } from "vitest";
import { hostedPages } from "./without-script.tsx";

it("the pages without script are asked for by the site's own client, with a challenge nobody can answer", () => {
  const url = new URL(hostedPages({ hostedOrigin: "https://id.example.jp", clientId: "site" }, "https://example.jp"));

  expect(url.origin + url.pathname).toBe("https://id.example.jp/oauth2/authorize");
  expect(url.searchParams.get("client_id")).toBe("site");
  expect(url.searchParams.get("redirect_uri")).toBe("https://example.jp/login/");
  expect(url.searchParams.get("code_challenge")).toMatch(/^[\w-]{43}$/);
  expect(url.searchParams.get("code_challenge_method")).toBe("S256");
  expect(url.searchParams.has("identity_provider")).toBe(false);
});
