import { Hono } from "hono";
import { parseList } from "structured-headers";
import { describe, expect, it } from "vitest";
import { API_VERSIONS, VERSION_TERMS, type VersionTerm } from "#domain/api-access/versions.ts";
import { quotaHeaders } from "./quota-headers.ts";
import { tellVersion } from "./version-headers.ts";

describe("headers of limits", () => {
  it("are structured, one item a policy, without what a policy has not", () => {
    const { limit, policy } = quotaHeaders([
      { name: "burst", calls: 2, windowSeconds: 1, remaining: 1, resetSeconds: 1 },
      { name: "trial", calls: 100, windowSeconds: null, remaining: 42, resetSeconds: null },
    ]);
    expect([limit, policy]).toEqual(['"burst";r=1;t=1, "trial";r=42', '"burst";q=2;w=1, "trial";q=100']);
    expect(parseList(limit)).toEqual([
      [
        "burst",
        new Map([
          ["r", 1],
          ["t", 1],
        ]),
      ],
      ["trial", new Map([["r", 42]])],
    ]);
  });
});

const term = (deprecatedAt: string | null, sunsetAt: string | null): VersionTerm => ({
  releasedAt: new Date("2026-12-01T00:00:00Z"),
  deprecatedAt: deprecatedAt === null ? null : new Date(deprecatedAt),
  sunsetAt: sunsetAt === null ? null : new Date(sunsetAt),
});

async function versionHeaders(of: VersionTerm): Promise<object> {
  const app = new Hono().use(tellVersion(of)).get("/", (c) => c.text("", 404));
  const { headers } = await app.request("/");
  return Object.fromEntries(["Deprecation", "Sunset"].flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : [])));
}

describe("headers of a version", () => {
  it.each([
    [null, null, {}],
    ["2027-04-01T00:00:00Z", null, { Deprecation: "@1806537600" }],
    ["2027-04-01T00:00:00Z", "2028-03-31T15:00:00Z", { Deprecation: "@1806537600", Sunset: "Fri, 31 Mar 2028 15:00:00 GMT" }],
  ])("deprecated at %s, gone at %s", async (deprecatedAt, sunsetAt, headers) => {
    expect(await versionHeaders(term(deprecatedAt, sunsetAt))).toEqual(headers);
  });

  it.each([
    [null, "2028-03-31T15:00:00Z"],
    ["2028-04-01T00:00:00Z", "2028-03-31T15:00:00Z"],
  ])("never say that a version ends before its use is advised against: %s, %s", (deprecatedAt, sunsetAt) => {
    expect(() => tellVersion(term(deprecatedAt, sunsetAt))).toThrow("ends before");
  });

  it.each(API_VERSIONS)("are none of %s yet", async (version) => expect(await versionHeaders(VERSION_TERMS[version])).toEqual({}));
});
