import { sql } from "kysely";
import { expect, it } from "vitest";
import { applyForTenant } from "#domain/tenants/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import { testDatabase } from "#test/support/database.ts";
import { someBytes } from "#test/support/tenants.ts";
import { tenantsCommand } from "./tenants-command.ts";
import { check, company, invite, listCustomers, listTenants, move, review, setUp, showTenant } from "./tenants-tasks.server.ts";

const { db } = await testDatabase();
const lines: string[] = [];
const operator = {
  db,
  clock: movableClock(new Date("2026-11-24T00:00:00Z")),
  randomBytes: someBytes(),
  findTexts: async () => [],
  ours: null,
  print: (line: string) => lines.push(line),
};

/** As somebody types it. */
async function order(...words: string[]): Promise<string | null> {
  const command = tenantsCommand(words);
  if (command.kind === "list") return listTenants(operator);
  if (command.kind === "show") return showTenant(operator, command);
  if (command.kind === "customers") return listCustomers(operator, command);
  if (command.kind === "review") return review(operator, command);
  if (command.kind === "set-up") return setUp(operator, command);
  if (command.kind === "move") return move(operator, command);
  if (command.kind === "company") return company(operator, command);
  if (command.kind === "check") return check(operator, command);
  return command.kind === "invite" ? invite(operator, command) : "?";
}

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
  expect(lines[2]).not.toMatch(/\n\S/);
  expect(await order("review", "NONE", "approve", "--key", "mihon-home")).toBe("その受付番号の申し込みはありません");
  expect(await order("review", id, "reject")).toBe("--note に理由を書いてください");
  expect(await order("review", id, "approve", "--key", "mihon-home")).toBeNull();
  expect(await order("review", id, "approve", "--key", "mihon-home")).toBe("いまは「設定中」のため、できません");
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
  expect([await order("customers", "mihon-home"), lines.at(-1)]).toEqual([null, "関心: -  確認前  花子"]);
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
});
