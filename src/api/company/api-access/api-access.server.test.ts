import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { authenticateKey, openClient, settleAccess, takeQuota } from "#domain/api-access/index.server.ts";
import { hours, seconds } from "#kernel/duration.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { askAs } from "#test/support/isolation.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { staffCaller } from "#test/support/staff-caller.ts";
import { forgetCompanies, wholeCompany } from "#test/support/whole-company.ts";

const COMPANY = "/api/company";
const WISH = { label: "基幹", kind: "secret", mode: "live", scopes: ["assess:v3"], hosts: [], ips: [] };
let site: MemberApi;
let token: string;
let sub: string;
const deps = () => site.api.deps;
const ask = async (operation: string, path: string, body?: object) => {
  const { status, text } = await askAs(site.api.app, token, operation, { path, ...(body ? { body } : {}), root: COMPANY });
  return { status, body: JSON.parse(text) };
};
const proves = async (presented: string) => {
  const holder = await authenticateKey(deps(), { presented, scope: "assess:v3", originHost: null, ip: "203.0.113.7" });
  return holder.ok ? "ok" : holder.reason;
};

beforeAll(async () => {
  site = await memberApi();
  const caller = await staffCaller(site, { hasSecondFactor: true });
  [token, sub] = [caller.token, caller.user.sub];
});
beforeEach(async () => {
  await forgetCompanies(site.db);
  const staff = { owner: { role: "owner", sub } } as const;
  await wholeCompany({ ...deps(), db: site.db }, { id: "finch", name: "金糸雀", staff, invited: "new@example.com" });
});

const KEYS = "/api/clients/client-finch/keys";

describe("keys of the sold API in the console", () => {
  it("are shown once, work, are told of without themselves, and end", async () => {
    const made = await ask("post", KEYS, WISH);
    expect(made.status).toBe(200);
    const { key, items } = made.body;
    expect(key).toMatch(/^mk_live_/);
    expect(await proves(key)).toBe("ok");
    const row = items[0].keys.find(({ prefix }: { prefix: string }) => key.startsWith(prefix));
    expect(row).toMatchObject({ label: "基幹", scopes: ["assess:v3"], revokedAt: null, endsAt: null });
    const told = await ask("get", "/api");
    expect(JSON.stringify(told.body)).not.toContain(key);

    const gone = await ask("delete", `${KEYS}/${row.id}`);
    expect(gone.body.items[0].keys.find(({ id }: { id: string }) => id === row.id).revokedAt).not.toBeNull();
    expect(await proves(key)).toBe("revoked");
    expect((await ask("delete", `${KEYS}/${row.id}`)).status).toBe(409);
  });

  it("are replaced by another while the old one works on for a time", async () => {
    const { key, items } = (await ask("post", KEYS, WISH)).body;
    const id = items[0].keys.find(({ prefix }: { prefix: string }) => key.startsWith(prefix)).id;
    const { status, body } = await ask("post", `${KEYS}/${id}/rotation`, { overlapHours: 1 });

    expect(status).toBe(200);
    expect([await proves(key), await proves(body.key)]).toEqual(["ok", "ok"]);
    site.clock.advance(hours(1) + seconds(1));
    expect([await proves(key), await proves(body.key)]).toEqual(["revoked", "ok"]);
    expect((await ask("post", `${KEYS}/${id}/rotation`, { overlapHours: 1 })).status).toBe(409);
  });

  it.each([
    ["without a name", { label: "" }, "label"],
    ["for nothing", { scopes: [] }, "scopes"],
    ["in public for a whole program", { kind: "publishable", hosts: ["www.example.jp"] }, "scopes"],
    ["in public on any host", { kind: "publishable", scopes: ["widget"] }, "hosts"],
    ["for an address that is none", { ips: ["127.1"] }, "ips"],
    ["for a host that is none", { hosts: ["www.example.jp", "https://example.jp"] }, "hosts"],
  ])("are not made %s", async (_name, changes, field) => {
    const { status, body } = await ask("post", KEYS, { ...WISH, ...changes });
    expect([status, body.errors[0].field]).toEqual([422, field]);
  });

  it("tell which line of theirs cannot be read", async () => {
    const wish = { ...WISH, hosts: ["www.example.jp", "https://example.jp"], ips: ["127.1"] };
    expect((await ask("post", KEYS, wish)).body.errors).toEqual([
      {
        field: "hosts",
        reason: "format",
        message: "「https://example.jp」はホスト名として読めません。例：www.example.co.jp、localhost:3000",
      },
      { field: "ips", reason: "format", message: "「127.1」はIPアドレスとして読めません。例：203.0.113.7、203.0.113.0/24" },
    ]);
  });

  it("have only what the plan has", async () => {
    const clientId = await inTransaction(site.db, (tx) =>
      openClient(tx, deps(), { name: "試用", companyId: "finch", plan: "trial", endsAt: null }),
    );
    const { status, body } = await ask("post", `/api/clients/${clientId}/keys`, { ...WISH, scopes: ["batch"] });
    expect([status, body.errors[0].field]).toEqual([422, "scopes"]);
    expect((await ask("post", "/api/clients/none/keys", WISH)).status).toBe(404);
    expect((await ask("post", `/api/clients/${clientId}/keys/none/rotation`, { overlapHours: 0 })).status).toBe(404);
  });
});

describe("the use of the sold API in the console", () => {
  it("ends with the contract: the last month is shown, and none after", async () => {
    await sql`update api_client set ends_at = '2026-11-30T15:00:00Z' where id = 'client-finch'`.execute(site.db);
    site.clock.moveTo(new Date("2027-02-10T00:00:00Z"));
    const { body } = await ask("get", "/api/clients/client-finch/usage");
    expect([body.month, body.months[0], body.client.endsAt]).toEqual(["2026-11", "2026-11", "2026-11-30T15:00:00.000Z"]);
    expect((await ask("get", "/api/clients/client-finch/usage?month=2026-12")).status).toBe(404);
  });

  it("is told by day and version, with the file for invoices, of the months there are", async () => {
    const who = {
      ...{ clientId: "client-finch", companyId: "finch", clientName: "金糸雀", mostCalls: null, keyId: "api-key-finch" },
      ...({ plan: "standard", kind: "secret", mode: "live", scope: "assess:v3" } as const),
    };
    await takeQuota(deps(), who, 3);
    await settleAccess(deps());
    const { status, body } = await ask("get", "/api/clients/client-finch/usage");

    expect(status).toBe(200);
    expect(body).toMatchObject({
      plan: "standard",
      calls: 3,
      overCalls: 0,
      feeYen: 30_000,
      scopes: [{ scope: "assess:v3", calls: 3, testCalls: 0 }],
    });
    expect(body.months).toEqual([body.month]);
    expect(body.csv).toContain("AI査定API v3,3,");
    expect((await ask("get", "/api/clients/client-finch/usage?month=2026-13")).status).toBe(422);
    for (const month of ["2020-01", "2099-12"])
      expect((await ask("get", `/api/clients/client-finch/usage?month=${month}`)).status).toBe(404);
    expect((await ask("get", "/api/clients")).body.items).toEqual([expect.objectContaining({ id: "client-finch", plan: "standard" })]);
  });
});
