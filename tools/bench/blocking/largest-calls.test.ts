import { describe, expect, it } from "vitest";
import { openApiDocument } from "#api/openapi-document.ts";
import { homeCalls } from "./home-calls.ts";
import { largestCalls, readApiDocument } from "./largest-calls.ts";

const NOTHING = { values: {}, addresses: {} };
const kind = { name: "kind", in: "query", schema: { $ref: "#/components/schemas/Kind" } };
const components = { schemas: { Kind: { type: "string", enum: ["condo", "house"] } } };

const addresses = (parameters: readonly object[], known: Parameters<typeof largestCalls>[1] = NOTHING) =>
  largestCalls(readApiDocument({ paths: { "/api/a/{key}": { get: { parameters } } }, components }), known).map(({ address }) => address);

describe("the largest calls of a document", () => {
  it("take numbers at their maximum, and texts at their full length and as one character", () => {
    const limit = { name: "limit", in: "query", schema: { type: "integer", maximum: 20 } };
    const q = { name: "q", in: "query", required: true, schema: { type: "string", maxLength: 3 } };

    expect(addresses([q, limit]).map(decodeURIComponent)).toEqual(["/api/a/{key}?q=東&limit=20", "/api/a/{key}?q=東東東&limit=20"]);
  });

  it("are asked with the optional filters and without, each once", () => {
    const year = { name: "year", in: "query", schema: { type: "string", example: "2024" } };

    expect(addresses([kind, year])).toEqual(["/api/a/{key}", "/api/a/{key}?kind=condo&year=2024"]);
  });

  it("take every value that the data tell of, in the path as well", () => {
    const key = { name: "key", in: "path", required: true, schema: { type: "string", maxLength: 40 } };

    expect(addresses([key], { values: { key: ["town-1", "町/2"] }, addresses: {} })).toEqual(["/api/a/town-1", "/api/a/%E7%94%BA%2F2"]);
    expect(addresses([key], { values: {}, addresses: { "/api/a/{key}": ["/api/a/own"] } })).toEqual(["/api/a/own"]);
  });

  it("leave no parameter to chance", () => {
    const odd = { name: "odd", in: "query", required: true, schema: { type: "string" } };

    expect(() => addresses([odd])).toThrow("nothing is known of the parameter odd");
  });

  it("say which are for members, and are of GET alone", () => {
    const document = {
      paths: { "/api/own": { get: { security: [{ accessToken: [] }] } }, "/api/sent": { post: {} }, "/api/open": { get: {} } },
    };

    expect(largestCalls(readApiDocument(document), NOTHING)).toEqual([
      { address: "/api/own", isMembers: true },
      { address: "/api/open", isMembers: false },
    ]);
  });

  it("hold every GET of our own document", () => {
    const document = readApiDocument(openApiDocument());
    const values = Object.fromEntries(
      ["cityCode", "code", "key", "from", "until", "kinds", "token", "v", "w", "bbox", "year", "z", "x", "y"].map((name) => [name, ["1"]]),
    );
    const addresses = homeCalls({ keys: ["h1"], cityCodes: ["13108"], line: null, stationGroups: ["1"], photo: null });
    const asked = new Set(largestCalls(document, { values, addresses }).map(({ address }) => address.split("?")[0]));

    expect(asked.size).toBeGreaterThanOrEqual(Object.values(document.paths).filter(({ get }) => get).length);
  });
});
