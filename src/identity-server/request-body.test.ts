import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import { parseRequestBody } from "./request-body.ts";

const parse = (text: string) => parseRequestBody(Buffer.from(text));

function refusalOf(text: string): string {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof IdentityRefusal) return error.type;
    throw error;
  }
  return "none";
}

describe("the body of a request", () => {
  it("is what its JSON says", () => {
    const body = fc.dictionary(
      fc.string({ unit: "grapheme" }).filter(isKeepable),
      fc.oneof(fc.string({ unit: "grapheme" }).filter(isKeepable), fc.integer(), fc.boolean()),
    );
    fc.assert(
      fc.property(body, (object) => {
        expect(JSON.stringify(parse(JSON.stringify(object)))).toBe(JSON.stringify(object));
      }),
    );
  });

  it("is empty where there is none", () => {
    expect(parse("")).toEqual({});
  });

  it("loses its nulls at every level, in lists too", () => {
    expect(parse('{"a":null,"b":{"c":null,"d":[null,1,{"e":null}]}}')).toEqual({ b: { d: [1, {}] } });
  });

  it("gives no object another prototype", () => {
    const parsed = parse('{"__proto__":{"isAdmin":true}}');

    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
    expect(Reflect.get(parsed, "isAdmin")).toBeUndefined();
  });

  it.each([["null"], ["[]"], ["1"], ['"text"'], ["{"], ["\ufeff{}"], ["{}{}"]])("is refused when it is no JSON object: %s", (text) => {
    expect(refusalOf(text)).toBe("SerializationException");
  });

  it.each([
    ["NUL in a value", '{"a":"x\\u0000y"}'],
    ["NUL in a name", '{"\\u0000":1}'],
    ["half a surrogate pair", '{"a":["\\ud83d"]}'],
  ])("is refused with text that cannot be kept: %s", (_what, text) => {
    expect(refusalOf(text)).toBe("SerializationException");
  });

  it.each([[21], [5000], [300_000]])("is refused when it is nested %i levels deep", (levels) => {
    expect(refusalOf(`{"a":${"[".repeat(levels)}${"]".repeat(levels)}}`)).toBe("SerializationException");
  });
});

function isKeepable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
