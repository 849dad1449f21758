import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { days } from "#kernel/duration.ts";
import { A_PROFILE, aCompany, aMember, companyHouse } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { preparedWords } from "#test/support/prepared-words.ts";
import { saveCompany } from "./apply.server.ts";
import { confirmAddress } from "./inquiry-address.server.ts";
import { companyMails } from "./mails.server.ts";
import { staffHere } from "./staff-store.server.ts";

const { db } = await testDatabase();
let house = companyHouse(db);

beforeEach(async () => {
  house = companyHouse(db);
  for (const table of ["company", "outbox", "opaque_link", "transition"]) await sql`delete from ${sql.table(table)}`.execute(db);
});

const mailsTo = async (to: string) => {
  const { rows } = await sql<{ kind: string }>`select kind from outbox where recipient = ${to} order by id`.execute(db);
  return rows.map(({ kind }) => kind);
};

describe("the address for inquiries", () => {
  beforeEach(async () => {
    for (const id of ["one", "two"]) await aCompany(db, { id });
  });
  const owner = aMember("owner-one");
  const now = async () => (await staffHere(db, "owner-one"))?.company;
  const save = async (email: string) => {
    const company = await now();
    if (!company) throw new Error("no company");
    house.clock.advance(1000);
    await saveCompany(house.deps, owner, { profile: { ...A_PROFILE, name: company.name, email }, seen: company.updatedAt });
  };
  /** The token of the link that the mail of this address carries, once it goes out. */
  const linkIn = async (kind: string) => {
    const { rows } = await sql<{ facts: object }>`select facts from outbox where kind = ${kind} order by id desc limit 1`.execute(db);
    const words = await preparedWords(companyMails(house.deps), kind, rows[0]?.facts);
    return /address\/([\w-]{43})/.exec(words?.paragraphs.flat().join(" ") ?? "")?.[1] ?? "none";
  };

  it("changes once somebody of the company has opened the link that was sent there; the old one is told at once", async () => {
    await save("new@example.net");
    expect(await now()).toMatchObject({ email: "one@example.com", newEmail: "new@example.net" });
    expect([await mailsTo("one@example.com"), await mailsTo("new@example.net")]).toEqual([
      ["inquiry-address-changes"],
      ["inquiry-address-asked"],
    ]);
    const token = await linkIn("inquiry-address-asked");
    const unknown = { ok: false, reason: "unknown" };
    expect(await confirmAddress(house.deps, aMember("owner-two"), token)).toEqual(unknown);
    expect(await confirmAddress(house.deps, owner, "x".repeat(43))).toEqual(unknown);
    expect(await confirmAddress(house.deps, aMember("agent-one"), token)).toMatchObject({ ok: true, value: { email: "new@example.net" } });
    expect(await now()).toMatchObject({ email: "new@example.net", newEmail: null });
    expect(await confirmAddress(house.deps, owner, token)).toEqual(unknown);
  });

  it("is asked for by five mails a day, whoever they go to", async () => {
    for (let i = 0; i < 5; i += 1) await save(`new-${i}@example.net`);
    const before = await now();
    await save("sixth@example.net");
    expect(await mailsTo("sixth@example.net")).toEqual([]);
    expect(await now()).toEqual(before);
  });

  it("stays as it is where the link is a day old, another was asked for meanwhile, or the old one was saved again", async () => {
    await save("new@example.net");
    const late = await linkIn("inquiry-address-asked");
    house.clock.advance(days(1) + 1);
    expect(await confirmAddress(house.deps, owner, late)).toMatchObject({ ok: false });
    await save("new@example.net");
    const first = await linkIn("inquiry-address-asked");
    await save("other@example.net");
    const second = await linkIn("inquiry-address-asked");
    expect(await confirmAddress(house.deps, owner, first)).toMatchObject({ ok: false });
    await save("ONE@example.com");
    expect(await confirmAddress(house.deps, owner, second)).toMatchObject({ ok: false });
    expect(await now()).toMatchObject({ email: "one@example.com", newEmail: null });
  });
});
