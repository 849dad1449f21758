import { sql } from "kysely";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cutWire } from "#test/support/cut-wire.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { rowsWith } from "#test/support/traces.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { plantMember } from "#test/support/whole-member.ts";

type Me = Awaited<ReturnType<MemberApi["signedIn"]>>;
let site: MemberApi;
let wire: Awaited<ReturnType<typeof cutWire>>;
let me: Me;
let made = 0;

beforeAll(async () => {
  site = await memberApi();
  wire = await cutWire(site.identity.url);
  await insertMarket(site.db, { apartments: [anApartment()], listings: [{ id: "listing-in-toyosu", state: "active" }] });
});
beforeEach(async () => {
  me = await site.signedIn();
  made += 1;
  await plantMember(site.identity, me.user, String(made));
});
afterEach(async () => {
  wire.cut.clear();
  await sql`drop trigger if exists last_step on transition`.execute(site.db);
});

/** What the database does where the last row of a deletion is written: everything else of it was done by then. */
async function atTheLastStep(does: "raise exception 'no'" | "perform pg_terminate_backend(pg_backend_pid())"): Promise<void> {
  await sql`create or replace function at_last_step() returns trigger language plpgsql as ${sql.lit(`begin ${does}; return new; end`)}`.execute(
    site.db,
  );
  await sql`create trigger last_step before insert on transition for each row when (new.entity = 'member') execute function at_last_step()`.execute(
    site.db,
  );
}

const everything = async () => {
  const { identity_audit: _, ...rows } = await rowsWith(site.db, me.user.sub);
  return rows;
};
const remove = (app = site.api.app) =>
  app.request("/api/mypage/account", { method: "DELETE", headers: { authorization: `Bearer ${me.token}` } });

describe("a deletion that is cut short", () => {
  it.each([
    ["fails", "raise exception 'no'"],
    ["loses its connection", "perform pg_terminate_backend(pg_backend_pid())"],
  ] as const)("leaves everything as it was where its last step %s, and is done when asked for again", async (_, does) => {
    const before = await everything();
    expect(Object.keys(before).length).toBeGreaterThan(30);
    await atTheLastStep(does);

    expect((await remove()).status).toBeGreaterThanOrEqual(500);
    expect(await everything()).toEqual(before);

    await sql`drop trigger last_step on transition`.execute(site.db);
    expect((await remove()).status).toBe(200);
    expect(Object.keys(await everything()).toSorted()).toEqual(["identity_notice", "members_consent"]);
  });

  it("deletes nothing where the identity service is lost before anything is", async () => {
    const before = await everything();
    wire.cut.add("GetUser");

    expect((await remove(site.through(wire.url))).status).toBe(503);
    expect(await everything()).toEqual(before);
  });

  it("is finished by asking again where the identity service is lost at the very end", async () => {
    wire.cut.add("DeleteUser");
    const app = site.through(wire.url);

    expect((await remove(app)).status).toBe(503);
    expect(Object.keys(await everything())).toContain("identity_account");
    expect(Object.keys(await everything()).filter((table) => !/^identity_|^members_consent$/.test(table))).toEqual([]);

    wire.cut.clear();
    expect((await remove(app)).status).toBe(200);
    expect(Object.keys(await everything()).toSorted()).toEqual(["identity_notice", "members_consent"]);
  });
});

describe("an export that is cut short", () => {
  it.each(["ListDevices", "ListSessions", "ListWebAuthnCredentials", "ListAccountEvents"])(
    "hands out nothing where %s is not answered: half of it is not told for the whole",
    async (operation) => {
      wire.cut.add(operation);
      const headers = { authorization: `Bearer ${me.token}`, "content-type": "application/json" };
      const answer = await site.through(wire.url).request("/api/mypage/export", { method: "POST", headers, body: "{}" });

      expect(answer.status).toBe(503);
      expect((await sql`select 1 from transition where entity = 'member_export'`.execute(site.db)).rows).toEqual([]);
    },
  );
});
