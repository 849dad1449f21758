import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { breakingChanges } from "./breaking-changes.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const read = async (name: string) => JSON.parse(await readFile(path.join(root, "docs/api", name), "utf8"));
const VERSIONS = ["v1", "v2", "v3"];
const changed = async (from: string, to: string) => {
  const text = await readFile(path.join(root, "docs/api/launched/ai-assessment-v2.json"), "utf8");
  expect(text).toContain(from);
  return breakingChanges({ before: JSON.parse(text), after: JSON.parse(text.replaceAll(from, to)) });
};

describe("documents of the sold API", () => {
  it.each(VERSIONS)("are without fault or warning to a linter that we did not write: %s", { timeout: 120_000 }, async (version) => {
    const redocly = path.join(root, "node_modules/@redocly/cli/bin/cli.js");
    const asked = ["lint", "--config", "docs/api/redocly.yaml", "--format", "json", `docs/api/ai-assessment-${version}.json`];
    const env = { ...process.env, REDOCLY_TELEMETRY: "off" };
    // A document with errors ends it with a failure: what it says is read all the same.
    const { stdout } = await promisify(execFile)(process.execPath, [redocly, ...asked], { cwd: root, env }).catch((error) => error);
    const { totals, problems } = JSON.parse(stdout);
    expect(problems).toEqual([]);
    expect(totals).toMatchObject({ errors: 0, warnings: 0 });
  });

  it.each(["v1", "v2"])("break no program that was written for %s as it was launched", async (version) => {
    const before = await read(`launched/ai-assessment-${version}.json`);
    expect(breakingChanges({ before, after: await read(`ai-assessment-${version}.json`) })).toEqual([]);
  });
});

describe("what breaks a program", () => {
  it.each([
    ["an operation that is gone", '"/api/biz/v2/usage"', '"/api/biz/v2/calls"', "GET /api/biz/v2/usage is gone"],
    ["a field of an answer that is gone", '"priceYen"', '"price"', "POST /api/biz/v2/assessments 200.priceYen is gone"],
    [
      "a field that may be sent that is gone",
      '"apartmentKey": {',
      '"building": {',
      "POST /api/biz/v2/assessments body.apartmentKey is gone",
    ],
    ["an answer that is gone", '"409": {', '"410": {', "POST /api/biz/v2/assessments: 409 is gone"],
    ["a choice that is new in an answer", '"informed"', '"informed", "told"', "POST /api/biz/v2/assessments 200.mode may be told now"],
    ["a choice that is gone", '"南西"', '"南々西"', "POST /api/biz/v2/assessments body.direction has no 南西 any more"],
  ])("%s", async (_, from, to, found) => expect(await changed(from, to)).toContain(found));

  const document = (sent: object, answered: object, parameters: object[] = []) => ({
    paths: {
      "/a": {
        post: {
          parameters,
          requestBody: { content: { "application/json": { schema: sent } } },
          responses: { 200: { content: { "application/json": { schema: answered } } } },
        },
      },
    },
  });
  const text = { type: "string" };
  const one = (field: object, required: string[] = []) => ({ type: "object", properties: { a: field }, required });
  const changes = (before: ReturnType<typeof document>, after: ReturnType<typeof document>) =>
    breakingChanges({ before: before as never, after: after as never });

  it.each([
    ["another type", document(one(text), {}), document(one({ type: "integer" }), {}), ["POST /a body.a was string and is integer"]],
    ["a null that was none", document({}, one(text)), document({}, one({ type: ["string", "null"] })), ["POST /a 200.a may be null now"]],
    [
      "a null that is one of two",
      document({}, one(text)),
      document({}, one({ anyOf: [text, { type: "null" }] })),
      ["POST /a 200.a may be null now"],
    ],
    [
      "a null that may not be sent any more",
      document(one({ anyOf: [text, { type: "null" }] }), {}),
      document(one(text), {}),
      ["POST /a body.a may not be null any more"],
    ],
    [
      "less that may be sent",
      document(one({ type: "integer", minimum: 0, maximum: 30 }), {}),
      document(one({ type: "integer", minimum: 11, maximum: 12 }), {}),
      ["POST /a body.a has minimum 11, had 0", "POST /a body.a has maximum 12, had 30"],
    ],
    [
      "limits where there were none",
      document({ ...one(text), additionalProperties: true }, {}),
      document({ ...one({ ...text, maxLength: 3, pattern: "^a$" }), additionalProperties: false }, {}),
      [
        "POST /a body takes no other fields any more",
        "POST /a body.a has maxLength 3, had none",
        "POST /a body.a has pattern ^a$, had none",
      ],
    ],
    [
      "more that may be answered",
      document({}, one({ type: "integer", minimum: 0, maximum: 12 })),
      document({}, one({ type: "integer", maximum: 100 })),
      ["POST /a 200.a has minimum none, had 0", "POST /a 200.a has maximum 100, had 12"],
    ],
    [
      "another form of what is answered",
      document({}, one({ ...text, format: "date" })),
      document({}, one({ ...text, format: "date-time" })),
      ["POST /a 200.a has format date-time, had date"],
    ],
    [
      "less that a parameter may be, and one that is gone",
      document({}, {}, [
        { name: "x", schema: { type: "integer", maximum: 9 } },
        { name: "y", schema: text },
      ]),
      document({}, {}, [{ name: "x", schema: { type: "integer", maximum: 8 } }]),
      ["POST /a x has maximum 8, had 9", "POST /a: y is gone"],
    ],
    ["what must be sent now", document(one(text), {}), document(one(text, ["a"]), {}), ["POST /a body.a must be sent now"]],
    ["what may be missing now", document({}, one(text, ["a"])), document({}, one(text)), ["POST /a 200.a may be missing now"]],
    [
      "a header that must be sent now",
      document({}, {}),
      document({}, {}, [{ name: "x", required: true }]),
      ["POST /a: x must be sent now"],
    ],
    [
      "what lists hold",
      document({}, { type: "array", items: text }),
      document({}, { type: "array", items: one(text) }),
      ["POST /a 200[] was string and is object"],
    ],
    [
      "one of several",
      document({}, { anyOf: [text, { type: "boolean" }] }),
      document({}, { anyOf: [{ type: "integer" }, { type: "boolean" }] }),
      ["POST /a 200|0 was string and is integer"],
    ],
  ])("%s", (_, before, after, found) => expect(changes(before, after)).toEqual(found));

  it.each([
    [
      "a field more",
      document(one(text), one(text)),
      document({ ...one(text), properties: { a: text, b: text } }, { ...one(text), properties: { a: text, b: text } }),
    ],
    ["what need not be sent any more", document(one(text, ["a"]), {}), document(one(text), {})],
    ["what is always told now", document({}, one(text)), document({}, one(text, ["a"]))],
    ["a choice more to send", document(one({ ...text, enum: ["x"] }), {}), document(one({ ...text, enum: ["x", "y"] }), {})],
    [
      "more that may be sent, and less that is answered",
      document(one({ type: "integer", minimum: 1, maximum: 12 }), one({ type: ["integer", "null"] })),
      document(one({ type: ["integer", "null"], maximum: 24 }), one({ type: "integer", minimum: 0, maximum: 24 })),
    ],
    ["a header that may be sent", document({}, {}), document({}, {}, [{ name: "x", required: false }])],
  ])("is not %s", (_, before, after) => expect(changes(before, after)).toEqual([]));
});
