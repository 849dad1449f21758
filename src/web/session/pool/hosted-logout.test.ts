import { expect, it } from "vitest";
import { hostedLogoutAddress } from "./hosted-logout.ts";

it("goes to the logout path with the client and where to go then", () => {
  const logoutUri = "https://machinone.example/login/";
  expect(hostedLogoutAddress({ hostedOrigin: "https://id.example.jp", clientId: "site", logoutUri })).toBe(
    "https://id.example.jp/logout?client_id=site&logout_uri=https%3A%2F%2Fmachinone.example%2Flogin%2F",
  );
});
