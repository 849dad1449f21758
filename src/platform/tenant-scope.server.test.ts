import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { databaseOfPlainUser, testDatabase } from "#test/support/database.ts";
import { aTenant, aTenantCustomer } from "#test/support/tenants.ts";
import { openDatabase, type Tx } from "./db.server.ts";
import { asSite, requireTenantScope, withTenant } from "./tenant-scope.server.ts";

const [superuser, plain] = [await testDatabase(), await databaseOfPlainUser()];
const seen = sql<{ id: string }>`select id from tenant_customer order by id`;

describe("a start as a user who is no superuser", () => {
  it("is refused until somebody has granted the role to the user", async () => {
    const isSuper = await sql<{ so: boolean }>`select rolsuper as so from pg_roles where rolname = current_user`.execute(plain.db);
    expect(isSuper.rows).toEqual([{ so: false }]);
    await expect(requireTenantScope(plain.db)).rejects.toThrow(/must be granted the role machinone_tenant/);
    await plain.grant("machinone_tenant");
    await expect(requireTenantScope(plain.db)).resolves.toBeUndefined();
  });
});

describe.each([
  ["a superuser", superuser],
  ["a user who is none, and owns the tables", plain],
])("as %s", (_user, { db, url }) => {
  describe("rows of tenants", () => {
    it("are seen by their tenant, and by nobody after it on the same connection", async () => {
      for (const key of ["one-home", "two-home"]) {
        await aTenant(db, { key });
        await aTenantCustomer(db, { tenant: key, id: `of-${key}` });
      }
      const single = openDatabase(url, { poolSize: 1 });
      try {
        const ids = (tenant: string) => withTenant(single.db, tenant, async (tx) => (await seen.execute(tx)).rows.map(({ id }) => id));

        expect(await ids("one-home")).toEqual(["of-one-home"]);
        expect(await ids("")).toEqual([]);
        expect(await ids("two-home")).toEqual(["of-two-home"]);
        expect(
          (await sql`select current_setting('app.tenant', true) as t, current_user = session_user as u`.execute(single.db)).rows,
        ).toEqual([{ t: "", u: true }]);
      } finally {
        await single.close();
      }
    });

    it("cannot be written under another's name, nor found by an id of another", async () => {
      const write = withTenant(db, "one-home", (tx) =>
        sql`insert into tenant_customer (tenant_key, id, state, email, heat, created_at, updated_at)
          values ('two-home', 'stolen', 'waiting', 'a@example.jp', 'none', now(), now())`.execute(tx),
      );
      await expect(write).rejects.toThrow(/row-level security/);
      const change = await withTenant(db, "one-home", (tx) =>
        sql`update tenant_customer set name = 'x' where id = 'of-two-home'`.execute(tx),
      );
      expect(Number(change.numAffectedRows)).toBe(0);
    });

    it("are all that the role reaches, until the site itself is asked for", async () => {
      const register = (tx: Parameters<Parameters<typeof withTenant>[2]>[0]) => sql`select key from tenant`.execute(tx);
      await expect(withTenant(db, "one-home", register)).rejects.toThrow(/permission denied/);
      const [keys, after] = await withTenant(db, "one-home", async (tx) => [await asSite(tx, register), await seen.execute(tx)] as const);
      expect(keys.rows).toHaveLength(2);
      expect(after.rows).toEqual([{ id: "of-one-home" }]);
    });
  });

  it("a tenant's work within another's goes on as the first one afterwards, never as the site", async () => {
    const [inner, after] = await withTenant(db, "one-home", async (tx) => [
      (await withTenant(tx, "two-home", (nested) => seen.execute(nested))).rows,
      (await seen.execute(tx)).rows,
    ]);
    expect([inner, after]).toEqual([[{ id: "of-two-home" }], [{ id: "of-one-home" }]]);
  });

  describe("a start", () => {
    it("goes on where tenants are kept apart", async () => {
      await expect(requireTenantScope(db)).resolves.toBeUndefined();
    });

    it.each([
      ["is not forced", "alter table tenant_query no force row level security", "alter table tenant_query force row level security"],
      ["is off", "alter table tenant_query disable row level security", "alter table tenant_query enable row level security"],
      ["has a policy for everybody", "create policy all_of_them on tenant_query using (true)", "drop policy all_of_them on tenant_query"],
      ["may touch a table without rules", "grant select on outbox to machinone_tenant", "revoke select on outbox from machinone_tenant"],
      [
        "may read one column of such a table",
        "grant select (recipient) on outbox to machinone_tenant",
        "revoke select (recipient) on outbox from machinone_tenant",
      ],
      ["may empty a table", "grant truncate on tenant_query to machinone_tenant", "revoke truncate on tenant_query from machinone_tenant"],
      [
        "is not forced where tenants write",
        "grant update (price) on delivery_item to machinone_tenant",
        "revoke update (price) on delivery_item from machinone_tenant",
      ],
      [
        "has a policy for everybody, of what was told",
        "create policy all_of_them on home_reaction for select to machinone_tenant using (true)",
        "drop policy all_of_them on home_reaction",
      ],
      [
        "may read a view, which runs as its owner",
        "create view outbox_of_all as select * from tenant_query; grant select on outbox_of_all to machinone_tenant",
        "drop view outbox_of_all",
      ],
    ])("is refused where the security of rows %s", async (_name, spoil, mend) => {
      await withTenant(db, "one-home", (tx) =>
        sql`insert into tenant_query (tenant_key, id, customer_id, state, answers, version, created_at, updated_at)
          values ('one-home', 'q', 'of-one-home', 'active', '{}', 1, now(), now()) on conflict do nothing`.execute(tx),
      );
      await sql`insert into home_reaction (recipient, dwelling_key, listing_id, kind, reacted_at)
        values ('customer:one-home:of-one-home', 'd', 'l', 'like', now()) on conflict do nothing`.execute(db);
      await sql.raw(spoil).execute(db);
      await expect(requireTenantScope(db)).rejects.toThrow(/tenant_query|outbox|delivery_item|home_reaction/);
      await sql.raw(mend).execute(db);
      await expect(requireTenantScope(db)).resolves.toBeUndefined();
    });
  });
});

describe.each([
  ["a superuser", superuser],
  ["a user who is none, and owns the tables", plain],
])("what was told to customers and members, as %s", (_user, { db }) => {
  const recipients = ["customer:one-home:of-one-home", "customer:two-home:of-two-home", "member:one-home", "customer:one-home-too:x"];
  const TABLES = ["delivery_batch", "delivery_item", "delivery_event", "home_reaction"];
  const tell = async (recipient: string, id: string) => {
    await sql`insert into delivery_batch (id, recipient, topic, channel, window_key, state, scheduled_at, made_at, weights_version, seed, is_sample)
      values (${id}, ${recipient}, 'recommendation', 'mail', ${id}, 'sent', now(), now(), 'w', 's', true)`.execute(db);
    await sql`insert into delivery_item (batch_id, position, listing_id, dwelling_key, price, reasons, soft_edges, features, propensity, is_explored)
      values (${id}, 1, 'l', 'd', 1, '[]', '[]', '{}', 1, false)`.execute(db);
    await sql`insert into delivery_event (batch_id, position, kind, happened_at) values (${id}, 1, 'click', now())`.execute(db);
    await sql`insert into home_reaction (recipient, dwelling_key, listing_id, batch_id, position, kind, reacted_at)
      values (${recipient}, ${id}, 'l', ${id}, 1, 'like', now())`.execute(db);
  };
  const countIn = async (tx: Tx | typeof db, table: string) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.id(table)}`.execute(tx)).rows[0]?.n;

  it("is read by its tenant alone, written by none, and whole for the site", async () => {
    for (const table of TABLES) await sql`delete from ${sql.id(table)}`.execute(db);
    for (const recipient of recipients) await tell(recipient, `b-${recipient}`);
    for (const table of TABLES) {
      expect(await countIn(db, table)).toBe(recipients.length);
      for (const [tenant, seenThere] of Object.entries({ "one-home": 1, "two-home": 1, nobody: 0, "": 0, "%": 0, one: 0 }))
        expect([table, tenant, await withTenant(db, tenant, (tx) => countIn(tx, table))]).toEqual([table, tenant, seenThere]);
      const removed = withTenant(db, "one-home", (tx) => sql`delete from ${sql.id(table)}`.execute(tx));
      await expect(removed).rejects.toThrow(/permission denied/);
    }
    await requireTenantScope(db);
  });
});

describe("a start on tables that are still empty is refused where a policy", () => {
  const ANY = "nullif(current_setting('app.tenant', true), '') is not null";
  it.each([
    ["lets everything through", "tenant_query", "create policy more on tenant_query using (true)"],
    ["lets any tenant through", "tenant_query", `create policy more on tenant_query using (${ANY})`],
    [
      "has another way through",
      "tenant_query",
      `create policy more on tenant_query using (tenant_key = current_setting('app.tenant', true) or ${ANY})`,
    ],
    [
      "lets rows be written for others",
      "tenant_query",
      "create policy more on tenant_query using (tenant_key = nullif(current_setting('app.tenant', true), '')) with check (true)",
    ],
    [
      "lets any tenant read what was told",
      "home_reaction",
      `create policy more on home_reaction for select to machinone_tenant using (${ANY})`,
    ],
    [
      "leans on a table that nothing holds",
      "delivery_item",
      "create policy more on delivery_item for select to machinone_tenant using (nullif(current_setting('app.tenant', true), '') is not null and exists (select from listing b where b.id = listing_id))",
    ],
  ])("%s", async (_what, table, spoil) => {
    const tried = superuser.db.transaction().execute(async (tx) => {
      for (const name of ["tenant", "delivery_batch", "home_reaction"]) await sql`delete from ${sql.id(name)}`.execute(tx);
      await sql`drop policy of_one_tenant on ${sql.id(table)}`.execute(tx);
      await sql.raw(spoil).execute(tx);
      await requireTenantScope(tx);
    });
    await expect(tried).rejects.toThrow(`a policy of ${table} tells more than the rows of one tenant`);
  });
});

it("every table with the key of a tenant is held by rules of its rows, but for those of the site that no tenant's role may touch", async () => {
  const { rows } = await sql<{ name: string; isTouched: boolean }>`
    select c.relname as name, has_any_column_privilege('machinone_tenant', c.oid, 'select, insert, update') as "isTouched"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_key' and not a.attisdropped
    where c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity) order by 1`.execute(superuser.db);
  // A new table stands here only where operators alone read it.
  expect(rows).toEqual([
    { name: "tenant_application", isTouched: false },
    { name: "tenant_line", isTouched: false },
  ]);
});

it("a start is refused where the site would not read whole what was told", async () => {
  const forced = plain.db.transaction().execute(async (tx) => {
    await sql`alter table delivery_batch force row level security`.execute(tx);
    await requireTenantScope(tx);
  });
  await expect(forced).rejects.toThrow(/delivery_batch/);
});

it("the owner of the tables sees no row of any tenant without taking its role", async () => {
  expect((await seen.execute(superuser.db)).rows).toHaveLength(2);
  expect((await seen.execute(plain.db)).rows).toEqual([]);
});

it("a start goes on beside what an extension of the server lets everybody read", async () => {
  const tried = superuser.db.transaction().execute(async (tx) => {
    await sql`create view of_an_extension as select 1 as one`.execute(tx);
    await sql`grant select on of_an_extension to public`.execute(tx);
    await expect(requireTenantScope(tx)).rejects.toThrow(/of_an_extension/);
    await sql`alter extension plpgsql add view of_an_extension`.execute(tx);
    await requireTenantScope(tx);
    throw new Error("undone");
  });
  await expect(tried).rejects.toThrow("undone");
});

it("a start is refused where the role has been granted another one", async () => {
  const tried = superuser.db.transaction().execute(async (tx) => {
    await sql`grant pg_monitor to machinone_tenant`.execute(tx);
    await requireTenantScope(tx);
  });
  await expect(tried).rejects.toThrow(/must not be granted another role/);
});
