import { describe, expect, it } from "vitest";
import { ownPageOf, ownQuery } from "./own-page.ts";

describe("the page of ours that a login is for", () => {
  it.each([
    ["own_page=%2Fpasskeys", { path: "/passkeys", credential: null }],
    ["own_page=%2Fpasskeys%2Fremove&credential=ab-_9", { path: "/passkeys/remove", credential: "ab-_9" }],
    ["own_page=%2Fpasskeys%2Fremove&credential=%3Cb%3E", { path: "/passkeys/remove", credential: null }],
    ["own_page=https%3A%2F%2Fevil.example", null],
    ["own_page=%2Fpasskeys%2F..%2Flogout", null],
    ["", null],
  ])("is one of those there are: %s", (query, page) => {
    expect(ownPageOf(new URLSearchParams(query))).toEqual(page);
  });

  it("carries on nothing but the client, the way back and the passkey", () => {
    expect(ownQuery("client1", "https://site.example/login/?a=b")).toBe(
      "client_id=client1&redirect_uri=https%3A%2F%2Fsite.example%2Flogin%2F%3Fa%3Db",
    );
    expect(ownQuery("client1", "https://site.example/", "ab")).toContain("&credential=ab");
  });
});
