import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { keepDocuments } from "#domain/assets/ownership/keep-documents.server.ts";
import { readObject } from "#domain/identity/objects/objects.server.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { MEMBER_TABLES, NO_MEMBER_KEYS, OF_OFFICES } from "#test/support/member-tables.ts";
import { allColumns, rowsWith } from "#test/support/traces.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { plantMember } from "#test/support/whole-member.ts";
import { FORGET } from "./forget.ts";
import { SECTIONS } from "./sections.ts";

type Me = Awaited<ReturnType<MemberApi["signedIn"]>>;
let site: MemberApi;
let made = 0;

beforeAll(async () => {
  site = await memberApi();
  await insertMarket(site.db, { apartments: [anApartment()], listings: [{ id: "listing-in-toyosu", state: "active" }] });
});

/** What a column that tells whose a row is may be called. */
const KEY_NAMES =
  /^(sub|.*_sub|subject|recipient|.*_recipient|recipient_key|actor|operator|email|.*_email|mail_to|mail_address|identity_id|.*user_id|member.*|.*_member|.*_by|.*staff_id)$/;

async function foreignKeys(): Promise<{ child: string; parent: string; cascades: boolean }[]> {
  const { rows } = await sql<{ child: string; parent: string; cascades: boolean }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent, confdeltype = 'c' as cascades
    from pg_constraint where contype = 'f'`.execute(site.db);
  return rows;
}

describe("the register of tables with data of members", () => {
  it("has a row for every column of the schema that is called like a key of a member, or says why it is none", async () => {
    const known = new Set(Object.entries(MEMBER_TABLES).flatMap(([table, { keys }]) => keys.map((key) => `${table}.${key}`)));
    const found = (await allColumns(site.db))
      .filter(({ column }) => KEY_NAMES.test(column))
      .map(({ table, column }) => `${table}.${column}`);

    expect(found.filter((name) => !known.has(name) && !(name in NO_MEMBER_KEYS))).toEqual([]);
  });

  it("has a row for every table that hangs on one of them", async () => {
    const known = new Set(Object.keys(MEMBER_TABLES));
    const children = (await foreignKeys()).filter(({ parent }) => known.has(parent) && !OF_OFFICES.has(parent)).map(({ child }) => child);

    expect(children.filter((table) => !known.has(table))).toEqual([]);
  });

  it("names no table and no column that is not there, and nothing twice", async () => {
    const there = new Set((await allColumns(site.db)).map(({ table, column }) => `${table}.${column}`));
    const tables = new Set((await allColumns(site.db)).map(({ table }) => table));
    const named = Object.entries(MEMBER_TABLES).flatMap(([table, { keys }]) => keys.map((key) => `${table}.${key}`));

    expect(Object.keys(MEMBER_TABLES).filter((table) => !tables.has(table))).toEqual([]);
    expect([...named, ...Object.keys(NO_MEMBER_KEYS)].filter((name) => !there.has(name))).toEqual([]);
    expect(named.filter((name) => name in NO_MEMBER_KEYS)).toEqual([]);
  });

  it("says that a row goes with another only where the database sees to it", async () => {
    const cascades = new Set((await foreignKeys()).flatMap(({ child, parent, cascades }) => (cascades ? [`${child} ${parent}`] : [])));
    const said = Object.entries(MEMBER_TABLES).flatMap(([table, { erased }]) =>
      typeof erased === "object" && "with" in erased ? [`${table} ${erased.with}`] : [],
    );

    expect(said.filter((one) => !cascades.has(one))).toEqual([]);
    expect(said.map((one) => one.split(" ")[1]).filter((parent) => parent === undefined || !(parent in MEMBER_TABLES))).toEqual([]);
  });

  it("uses every section of the export and every domain that lets go", () => {
    const rows = Object.values(MEMBER_TABLES);
    const sections = new Set(rows.map(({ exported }) => exported));
    const erasers = new Set(rows.map(({ erased }) => erased));

    // What was estimated for a member hangs on what they looked at.
    expect(Object.keys(SECTIONS).filter((name) => !sections.has(name as "member") && name !== "estimates")).toEqual([]);
    expect(Object.keys(FORGET).filter((name) => !erasers.has(name as "assets"))).toEqual([]);
  });
});

type Found = { readonly sub: readonly string[]; readonly address: readonly string[] };

const tablesWith = async (text: string) => Object.keys(await rowsWith(site.db, text));
const traces = async ({ user }: Me): Promise<Found> => ({ sub: await tablesWith(user.sub), address: await tablesWith(user.email) });

/** A document under the prefix of a member, for a check that waits. Answers where it lies. */
async function handIn({ user }: Me, checkId: string): Promise<string> {
  const [id = ""] = await keepDocuments(site.api.deps, user.sub, [{ name: "登記.pdf", bytes: Buffer.from("%PDF-1.7 paper") }]);
  const { rows } = await sql<{ place: string }>`
    update ownership_document set check_id = ${checkId} where id = ${id} returning place`.execute(site.db);
  return rows[0]?.place ?? "";
}

describe("a member with something in every table", () => {
  let me: Me;
  let other: Me;
  let file = "";
  let paper = "";
  let number = "";

  beforeEach(async () => {
    [me, other] = [await site.signedIn(), await site.signedIn()];
    made += 1;
    number = String(made);
    file = await plantMember(site.identity, me.user, number);
    paper = await handIn(me, `ch-${number}`);
    made += 1;
    await plantMember(site.identity, other.user, String(made));
  });

  it("is found there before: each row of the register has been tried", async () => {
    const { sub, address } = await traces(me);
    const keyed = Object.entries(MEMBER_TABLES).flatMap(([table, { keys }]) => (keys.length > 0 ? [table] : []));
    const untried = keyed.filter(
      // What is not joined to the account has neither.
      (table) => !sub.includes(table) && !address.includes(table) && !["identity_object", "identity_arrival"].includes(table),
    );

    expect(untried).toEqual([]);
    expect(await readObject(site.identity.service, file)).not.toBeNull();
    expect(await site.api.deps.storage.read(paper)).not.toBeNull();
  });

  it("leaves after the deletion only what the register says is kept, in whatever column of whatever table", async () => {
    expect((await me.remove("/account")).status).toBe(200);

    const { sub, address } = await traces(me);
    const keeping = (what: "sub" | "address") =>
      Object.entries(MEMBER_TABLES).flatMap(([table, { keeps }]) => (keeps?.includes(what) ? [table] : []));
    expect(sub.toSorted()).toEqual(keeping("sub").toSorted());
    expect(address.toSorted()).toEqual(keeping("address").toSorted());
    expect(await readObject(site.identity.service, file)).toBeNull();
    expect([await site.api.deps.storage.read(paper), await tablesWith(paper)]).toEqual([null, []]);
    for (const word of [`line-user-${number}`, `わたしの言葉${number}。`, `通報の言葉${number}。`, `江東区で探しています${number}。`])
      expect(await tablesWith(word)).toEqual([]);
  });

  it("leaves what others have as it was", async () => {
    const before = await rowsWith(site.db, other.user.sub);
    await me.remove("/account");

    expect(await rowsWith(site.db, other.user.sub)).toEqual(before);
  });
});
