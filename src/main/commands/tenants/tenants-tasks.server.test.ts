import { userInfo } from "node:os";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { approvalsWaiting, decideApproval } from "#domain/desk/index.server.ts";
import { applyForTenant, saveOfficeSettings, targetOf } from "#domain/tenants/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import { aCompany, aMember } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";
import { aTenant, someBytes } from "#test/support/tenants.ts";
import { orderTenants } from "./order-tenants.server.ts";
import { tenantsCommand } from "./tenants-command.ts";
import { listTenants } from "./tenants-tasks.server.ts";

const { db } = await testDatabase();
const lines: string[] = [];
const operator = {
  db,
  clock: movableClock(new Date("2026-11-24T00:00:00Z")),
  randomBytes: someBytes(),
  findTexts: async () => [],
  ours: null,
  storage: memoryStorage(),
  print: (line: string) => void lines.push(line),
  ofLine: () => Promise.reject(new Error("no channel here")),
};

/** As somebody types it. */
async function order(...words: string[]): Promise<unknown> {
  const command = tenantsCommand(words);
  if (command.kind === "help" || command.kind === "misused") return "?";
  return orderTenants(operator, command);
}

const BY = `command:${userInfo().username}`;
const acts = async () => {
  const { rows } = await sql<{ act: string }>`
    select concat_ws(' ', action, queue, item_id) as act from desk_audit where operator = ${BY} order by seq`.execute(db);
  return rows.map(({ act }) => act);
};

it("an operator takes an application from its review to a page that customers open, and back", async () => {
  await order("list");
  expect(lines).toEqual(["申し込みも会社もありません"]);
  const { id } = await applyForTenant(
    { ...operator, jobs: { send: async () => undefined } },
    {
      ...{ company: "見本ホーム", licence: "東京都知事(1)第99999号", address: "江東区", person: "見本\n花子", phone: "03-1234-5678" },
      ...{ email: "a@mihon.example", plan: "small", listingSource: "all", mailDomain: null, lineAccount: null, note: "質問" },
      termsVersion: "2026-11-01",
    },
  );
  await order("list");
  expect(lines[1]).toBe(`${id}  審査中  2026-11-24  見本ホーム  東京都知事(1)第99999号`);
  expect(lines.join("\n")).not.toMatch(/花子|03-1234|@/);
  expect(await order("review", "NONE", "approve", "--key", "mihon-home")).toBe("その受付番号の、審査を待つ申し込みはありません");
  expect(await order("review", id, "reject")).toBe("--note に理由を書いてください");
  await sql`
    insert into desk_claim (queue, item_id, operator, claimed_at, until)
    values ('tenants', ${id}, 'o', ${operator.clock.now()}, ${new Date(operator.clock.now().getTime() + 60_000)})`.execute(db);
  expect(await order("review", id, "approve", "--key", "mihon-home")).toContain("ほかの担当者が作業しています");
  await sql`delete from desk_claim`.execute(db);
  await aTenant(db, { key: "a-home", state: "closed" });
  for (const [key, fault] of [
    ["Mihon", "--key: 英小文字・数字・ハイフンで、3文字から40文字にしてください"],
    ["a-home", "--key: そのキーは使われています"],
  ] as const)
    expect(await order("review", id, "approve", "--key", key)).toBe(fault);
  expect(await order("review", id, "approve", "--key", "mihon-home")).toBeNull();
  expect(await order("review", id, "approve", "--key", "mihon-home")).toBe("すでに承認を頼んでいます");
  expect([await order("show", "mihon-home"), await acts()]).toEqual([
    "そのキーの会社はありません",
    ["view-list tenants", "view-list tenants", `ask-approve tenants ${id}`],
  ]);
  const desk = { ...operator, onHomesChanged: async () => undefined };
  const [asked] = await approvalsWaiting(desk);
  expect(asked).toMatchObject({ askedBy: BY, order: [{ label: "キー", value: "mihon-home" }] });
  const second = { sub: "00000000-0000-4000-8000-00000000000b" };
  expect(await decideApproval(desk, second, { id: asked?.id ?? "", event: "grant" })).toMatchObject({ ok: true });
  expect(await order("review", id, "reject", "--note", "やめます")).toBe("いまは「設定中」のため、できません");
  expect(await order("set-up", "mihon-home", "--colour", "#ffee00")).toContain("コントラスト");
  expect(await order("set-up", "mihon-home", "--hot-days", "x")).toBe("--hot-days は1から60です");
  expect(await order("set-up", "mihon-home", "--listings", "own")).toContain("管理画面で使う会社");
  expect(await order("set-up", "mihon-home", "--host", "www.mihon.example")).toBeNull();
  expect(lines.at(-4)).toBe("  色: #0b5d66  リンク先: www.mihon.example");
  expect(await order("invite", "mihon-home", "--mail", "hana@example.jp")).toBe("そのキーの会社はないか、利用中ではありません");
  expect(await order("check", "mihon-home")).toContain("--mail-domain");
  expect(await order("set-up", "mihon-home", "--mail-domain", "mihon")).toContain("--mail-domain は");
  await order("set-up", "mihon-home", "--mail-domain", "mihon.example");
  expect(await order("check", "mihon-home")).toBeNull();
  expect(lines.slice(-2)).toEqual([expect.stringContaining("このサイトのアドレスから"), expect.stringContaining("MAIL_SPF_INCLUDE")]);
  expect(lines.slice(-5, -2).map((line) => line.split("  ").slice(0, 2).join(" "))).toEqual(
    ["SPF", "DKIM", "DMARC"].map((what) => `${what} 設定がありません`),
  );
  await order("show", "mihon-home");
  expect(lines.at(-1)).toBe("  ドメイン: mihon.example  SPF: missing  DKIM: missing  DMARC: missing  差出人: このサイト");
  expect(await order("go-live", "mihon-home")).toBeNull();
  expect(await order("invite", "mihon-home", "--mail", "hana@example.jp", "--name", "花子")).toBeNull();
  expect([await order("customers", "mihon-home"), lines.at(-1)]).toEqual([null, expect.stringMatching(/^関心: - {2}確認前 {2}[\w-]+$/)]);
  expect(await order("customers", "nobody")).toBe("そのキーの会社はありません");
  expect([await order("company", "mihon-home", "none"), lines.at(-1)]).toEqual([null, "mihon-home: 管理画面では、だれも使えなくしました"]);
  expect(await order("company", "mihon-home", "nobody")).toBe("そのIDの業者アカウントはないか、終了しています");
  expect(await order("company", "nobody", "none")).toBe("そのキーの会社はありません");
  expect(await order("suspend", "mihon-home")).toBe("--note に理由を書いてください");
  expect(await order("close", "nobody")).toBe("そのキーの会社はありません");
  expect(await order("show", "nobody")).toBe("そのキーの会社はありません");
  await order("list");
  expect(lines.at(-1)).toBe("mihon-home  利用中  見本ホーム");
  const { rows } = await sql<{ kind: string }>`select kind from outbox where recipient = 'hana@example.jp'`.execute(db);
  expect(rows).toEqual([{ kind: "tenant-customer-invited" }]);
  expect((await acts()).filter((act) => !act.startsWith("view"))).toEqual([
    `ask-approve tenants ${id}`,
    ...["set-up", "set-up", "check", "go-live", "invite", "company"].map((step) => `tenant-${step} tenants mihon-home`),
  ]);
});

it("leads nobody to a host that an office added, until an operator has confirmed it", async () => {
  await aCompany(db, { id: "hosts" });
  await aTenant(db, { key: "hosts-home", companyId: "hosts", allowedHosts: ["www.old.example", "drop.example"] });
  const settings = {
    brandColour: "#0b5d66",
    mailDomain: null,
    approval: "manual",
    hotDays: 7,
    greeting: null,
    hasMorningMail: true,
  } as const;
  const allowedHosts = ["evil.example", "www.old.example", "new.example"];
  expect((await saveOfficeSettings(operator, aMember("owner-hosts"), { ...settings, allowedHosts, version: 1 })).ok).toBe(true);
  const leads = async (host: string) => (await targetOf(db, { tenant: "hosts-home", to: `https://${host}/a` })) !== null;
  expect(await Promise.all([...allowedHosts, "drop.example"].map(leads))).toEqual([false, true, false, false]);
  await listTenants(operator);
  expect(lines).toContain("  確認待ちのリンク先: evil.example、new.example");
  expect([await order("hosts", "hosts-home"), lines.at(-1)]).toEqual([null, "hosts-home: 確認待ちのリンク先 evil.example、new.example"]);
  expect(await order("hosts", "hosts-home", "other.example")).toBe("other.example は、確認待ちにありません");
  expect([await order("hosts", "hosts-home", "new.example"), await leads("new.example")]).toEqual([null, true]);
  expect([await order("hosts", "hosts-home", "none"), await leads("evil.example")]).toEqual([null, false]);
  expect(lines.at(-1)).toBe("hosts-home: 確認待ちのリンク先 なし");
  expect(await order("hosts", "nobody")).toBe("そのキーの会社はありません");
});
