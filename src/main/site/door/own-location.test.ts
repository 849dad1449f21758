import { Hono } from "hono";
import { expect, it } from "vitest";
import { ownLocation, ownLocations } from "./own-location.ts";

it.each([
  ["/login/", "/login/"],
  ["login", "login"],
  ["http://site.example/risk/?a=1#b", "/risk/?a=1#b"],
  ["https://site.example/risk", "/risk"],
  ["//site.example/risk", "/risk"],
  ["http://site.example//evil.example/x", "/evil.example/x"],
  ["https://id.example/login?x=1", "https://id.example/login?x=1"],
  ["//evil.example/x", "//evil.example/x"],
  ["mailto:a@example.jp", "mailto:a@example.jp"],
  ["http://[", "http://["],
])("a redirect to %s leads to %s", (location, expected) => {
  expect(ownLocation(location, "http://site.example/asked")).toBe(expected);
});

it("an answer keeps its status and other headers", async () => {
  const app = new Hono().use(ownLocations).get("*", (c) => Response.redirect(new URL("/there", c.req.url), 308));
  const answer = await app.request("http://site.example/here");

  expect([answer.status, answer.headers.get("location")]).toEqual([308, "/there"]);
});
