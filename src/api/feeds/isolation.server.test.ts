import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { feedTemplate } from "#domain/listings/feed/feed-template.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { askAs, operationsUnder, type Sent } from "#test/support/isolation.ts";
import { forgetCompanies, keyOf, revokedKeyOf, rowsOfCompany, type WholeCompany, wholeCompany } from "#test/support/whole-company.ts";

const { db } = await testDatabase();
// Each call counts for itself: nobody has called too often.
const api = testApi(db, null, { randomBytes: (length) => randomBytes(length), callerKey: () => randomUUID() });
const CANARY = /金糸雀|@finch/;
let ours: WholeCompany;
let theirs: WholeCompany;
let picture: Blob;

beforeAll(async () => {
  const drawn = sharp({ create: { width: 4, height: 4, channels: 3, background: "grey" } });
  picture = new Blob([new Uint8Array(await drawn.png().toBuffer())], { type: "application/octet-stream" });
});

beforeEach(async () => {
  await forgetCompanies(db);
  ours = await wholeCompany(api.deps, { id: "finch", name: "金糸雀", staff: {}, invited: "a@example.com" });
  theirs = await wholeCompany(api.deps, { id: "heron", name: "青鷺", staff: {}, invited: "b@example.com" });
});

type Call = {
  readonly send: (of: WholeCompany) => Sent;
  /** Where the call names nothing by which another's could be asked for, another key only ever reaches its own. */
  readonly reachesOwn?: true;
};

const csv = () => new Blob([feedTemplate()], { type: "text/csv" });

/** Every operation that takes a key, by the name that the document gives it. */
const CALLS: Readonly<Record<string, Call>> = {
  "post /feeds": { send: () => ({ path: "/feeds?mode=delta&dry=true", body: csv() }), reachesOwn: true },
  "post /feeds/photos": { send: ({ home }) => ({ path: `/feeds/photos?reference=${home}`, body: picture }) },
  "get /feeds/runs": { send: () => ({ path: "/feeds/runs" }), reachesOwn: true },
  "get /feeds/runs/{id}": { send: ({ run }) => ({ path: `/feeds/runs/${run}` }) },
  "post /feeds/runs/{id}/confirm": { send: ({ run }) => ({ path: `/feeds/runs/${run}/confirm` }) },
};
/** For everybody, with invented homes alone. */
const TEMPLATES = ["get /feeds/template.csv", "get /feeds/template.json"];

const ask = (key: string | null, operation: string, sent: Sent) => askAs(api.app, key, operation, { ...sent, root: "/api" });

it("every operation of the document is told of here", () => {
  const operations = operationsUnder("/api", (path) => /^\/feeds(\/|$)/.test(path));
  expect(operations.toSorted()).toEqual([...Object.keys(CALLS), ...TEMPLATES].toSorted());
});

describe.each(Object.entries(CALLS))("%s", (operation, { send, reachesOwn }) => {
  it("is for the key of the company alone, tells others nothing of it, and does its work with the same body then", async () => {
    const before = await rowsOfCompany(db, ours.id);
    const none = [null, "x.x.x", keyOf("nobody"), keyOf(ours.id).slice(0, -1), revokedKeyOf(ours.id)];
    for (const key of [...none, keyOf(theirs.id)]) {
      const isOther = key === keyOf(theirs.id);
      const { status, text } = await ask(key, operation, send(isOther && reachesOwn ? theirs : ours));
      const another = reachesOwn ? 200 : 404;
      expect(status, `${key}: ${text}`).toBe(isOther ? another : 401);
      expect(text).not.toMatch(CANARY);
    }
    expect(await rowsOfCompany(db, ours.id)).toBe(before);
    const { status, text } = await ask(keyOf(ours.id), operation, send(ours));
    expect(status, text).toBe(200);
    if (operation.startsWith("get ")) expect(text).toMatch(CANARY);
  });

  it.each(["applied", "rejected", "suspended", "closed"])("is not done while the company is %s", async (state) => {
    await sql`update company set state = ${state} where id = ${ours.id}`.execute(db);
    const before = await rowsOfCompany(db, ours.id);
    const { status, text } = await ask(keyOf(ours.id), operation, send(ours));
    expect(status, text).toBe(401);
    expect(text).not.toMatch(CANARY);
    expect(await rowsOfCompany(db, ours.id)).toBe(before);
  });
});

it.each(TEMPLATES)("%s holds nothing of a company", async (operation) => {
  const { status, text } = await ask(null, operation, { path: operation.split(" ")[1] ?? "" });
  expect(status).toBe(200);
  expect(text).not.toMatch(/金糸雀|青鷺/);
});
