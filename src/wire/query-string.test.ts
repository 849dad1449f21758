import fc from "fast-check";
import qs from "qs";
import { describe, expect, it } from "vitest";
import { QUERY_ARRAY_LIMIT, QUERY_PARAMETER_LIMIT } from "./constants.ts";
import { readQuery, writeQuery } from "./query-string.ts";

// This qs counts elements, the specification indexes: index 20 is the twenty-first element.
const reference = (text: string) => qs.parse(text, { arrayLimit: QUERY_ARRAY_LIMIT + 1, parameterLimit: QUERY_PARAMETER_LIMIT });

const name = fc.stringMatching(/^[a-z_][a-zA-Z ぁ-ん&=+%.-]{0,5}$/u).filter((text) => !(text in Object.prototype));
const text = fc.string({ minLength: 1, unit: "grapheme" });
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    text,
    fc.array(tie("value"), { minLength: 1, maxLength: 25 }),
    fc.dictionary(name, tie("value"), { minKeys: 1, maxKeys: 3 }),
  ),
}));
const query = fc.dictionary(name, value, { maxKeys: 4 });

describe("query strings", () => {
  it("reads what qs writes as qs reads it", () => {
    fc.assert(
      fc.property(query, (given) => {
        expect(readQuery(qs.stringify(given))).toEqual(reference(qs.stringify(given)));
      }),
    );
  });

  it("writes what qs reads as it was", () => {
    fc.assert(
      fc.property(query, (given) => {
        expect(reference(writeQuery(given))).toEqual(reference(qs.stringify(given)));
      }),
    );
  });

  it("reads lists in every way of writing them as qs does", () => {
    const element = fc.tuple(fc.constantFrom("a", "b", "a[]", "b[]", "a[0]", "a[3]", "a[20]", "b[21]", "b[x]"), fc.constantFrom("1", "2"));
    const parts = fc.array(element, { minLength: 1, maxLength: 4 }).filter((pairs) => new Set(pairs.map(([key]) => key)).size === 1);
    fc.assert(
      fc.property(parts, (pairs) => {
        const written = pairs.map((pair) => pair.join("=")).join("&");
        expect(readQuery(written)).toEqual(reference(written));
      }),
    );
  });

  it.each([
    ["", {}],
    ["?q=%E8%B1%8A%E6%B4%B2&page=2", { q: "豊洲", page: "2" }],
    ["a=1&a=2", { a: ["1", "2"] }],
    ["a[5]=y&a[2]=x", { a: ["x", "y"] }],
    ["a[20]=x", { a: ["x"] }],
    ["a[21]=x", { a: { 21: "x" } }],
    ["a[0]=x&a[b]=y", { a: { 0: "x", b: "y" } }],
    ["a[b][c][d][e][f][g]=x", { a: { b: { c: { d: { e: { f: { "[g]": "x" } } } } } } }],
    ["a=b=c", { a: "b=c" }],
    ["a+b=c+d", { "a b": "c d" }],
    ["flag", { flag: "" }],
    ["a=%zz", { a: "%zz" }],
    ["__proto__[x]=1&toString=2&a[constructor]=3", {}],
    ["[]=1&=2&a[=3", { "[]": "1", "a[": "3" }],
  ])("reads %o as %o", (written, read) => {
    expect(readQuery(written)).toEqual(read);
  });

  it("reads a thousand parameters and no more", () => {
    const written = Array.from({ length: 1001 }, (_, index) => `p${index}=x`).join("&");

    expect(Object.keys(readQuery(written))).toHaveLength(1000);
    expect(readQuery(written)).not.toHaveProperty("p1000");
  });

  it("refuses to write more than will be read", () => {
    const values = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`p${index}`, index]));

    expect(() => writeQuery(values)).toThrow(RangeError);
  });

  it("leaves out what is not given", () => {
    expect(writeQuery({ a: undefined, b: null, c: "", d: 0, e: false, f: ["x", ""] })).toBe("d=0&e=false&f%5B0%5D=x");
  });
});
