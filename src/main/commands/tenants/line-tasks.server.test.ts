import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { secretsFrom } from "#domain/identity/index.server.ts";
import { tenantLine } from "#domain/tenants/index.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { testLine } from "#test/support/line.ts";
import { quickFolder } from "#test/support/quick-folder.ts";
import { aTenant } from "#test/support/tenants.ts";
import { lineOrder, readSecrets } from "./line-order.ts";
import { type LineOperator, readyLine } from "./line-tasks.server.ts";

const { db } = await testDatabase();
const sealing = secretsFrom([randomBytes(32)]);
const CHANNEL_ID = "2000000000";

/** Once all is read and asked. */
async function setLine(operator: LineOperator, order: Parameters<typeof readyLine>[1]): Promise<unknown> {
  const ready = await readyLine(operator, order);
  return typeof ready === "string" ? ready : ready(operator);
}

beforeEach(async () => {
  await sql`delete from tenant`.execute(db);
  await aTenant(db);
});

async function operator({ webhookUrl = "https://example.jp/api/line/webhook/mihon-home", typed = "" } = {}) {
  const line = await testLine({}, undefined, { channelId: CHANNEL_ID, webhookUrl: () => webhookUrl });
  const printed: string[] = [];
  const { secret, accessToken } = line.channel;
  const given = `LINE_CHANNEL_SECRET=${secret}\nLINE_CHANNEL_ACCESS_TOKEN=${accessToken}\n`;
  const deps = {
    ...{ db, clock: line.clock, sealing, randomBytes, print: (text: string) => void printed.push(text) },
    ...{ readInput: async () => typed || given, apiUrl: line.channel.apiUrl, origin: "https://example.jp" },
  };
  const order = { task: "set", channelId: CHANNEL_ID, liffId: null, loginChannelId: null, monthlyLimit: 500, secretsFile: "-" } as const;
  return {
    line,
    deps,
    printed,
    given,
    order,
    set: (changes: object = {}) => setLine(deps, { key: "mihon-home", order: { ...order, ...changes } }),
  };
}

describe("the channel of a tenant", () => {
  it("is checked with LINE, kept, and shown without its secrets", async () => {
    const { set, printed, line, deps } = await operator();
    expect(await set()).toBeNull();
    expect(await tenantLine({ db, sealing }, "mihon-home")).toMatchObject({
      ...{ botUserId: line.channel.botUserId, basicId: "@machinone", monthlyLimit: 500 },
      secret: line.channel.secret,
    });
    expect(await setLine(deps, { key: "mihon-home", order: { task: "show" } })).toBeNull();
    expect(printed.join("\n")).toContain("Webhook: 確認できました");
    for (const kept of ["LINE_CHANNEL", "secret", "token"]) expect(printed.join("\n")).not.toContain(kept);
  });

  it("is read from a file, too", async () => {
    const { set, given } = await operator();
    const secretsFile = path.join(await quickFolder("line-secrets"), "secrets");
    await writeFile(secretsFile, given);
    expect(await set({ secretsFile })).toBeNull();
    expect(await set({ secretsFile: "/nowhere" })).toContain("2行");
  });

  it("is not taken with what LINE does not know, and nothing is kept", async () => {
    const wrong = await operator({ typed: "LINE_CHANNEL_SECRET=secret\nLINE_CHANNEL_ACCESS_TOKEN=other" });
    expect(await wrong.set()).toContain("アクセストークン");
    const other = await operator({ typed: "LINE_CHANNEL_SECRET=other\nLINE_CHANNEL_ACCESS_TOKEN=token" });
    expect(await other.set()).toContain("シークレット");
    expect(await setLine({ ...other.deps, apiUrl: "http://127.0.0.1:9" }, { key: "mihon-home", order: other.order })).toContain(
      "尋ねられません",
    );
    expect(await tenantLine({ db, sealing }, "mihon-home")).toBeNull();
  });

  it("is kept where its webhook leads elsewhere, which is said", async () => {
    const { set, printed } = await operator({ webhookUrl: "https://elsewhere.example/hook" });
    expect(await set()).toBeNull();
    expect(printed.join()).toContain("https://example.jp/api/line/webhook/mihon-home にしてください");
  });

  it("is taken away, and is invented in local mode alone", async () => {
    const { deps, set } = await operator();
    await set();
    const ask = (task: "remove" | "stand-in" | "show", apiUrl: string | null = deps.apiUrl, key = "mihon-home") =>
      setLine({ ...deps, apiUrl }, { key, order: { task } });
    expect([await ask("remove"), await ask("remove")]).toEqual([null, "LINEの設定はありません"]);
    expect(await ask("stand-in")).toContain("ローカル環境だけ");
    expect([await ask("stand-in", null), await ask("show", null), await ask("show", null, "nobody-home")]).toEqual([
      null,
      null,
      "そのキーの会社はありません",
    ]);
  });
});

describe("what an operator writes", () => {
  it.each([
    [{}, { task: "show" }],
    [{ remove: true }, { task: "remove" }],
    [
      { channel: "1234567890", secrets: "-" },
      { task: "set", monthlyLimit: 200, liffId: null, secretsFile: "-" },
    ],
    [{ channel: "1", secrets: "-" }, expect.stringContaining("--channel")],
    [{ channel: "1234567890" }, expect.stringContaining("--secrets")],
    [{ channel: "1234567890", secrets: "-", liff: "1234567890-AbcdEfgh" }, expect.stringContaining("両方")],
    [{ channel: "1234567890", secrets: "-", "monthly-limit": "many" }, expect.stringContaining("--monthly-limit")],
  ])("%j", (values, order) => {
    const read = lineOrder(values);
    if (typeof read === "string") expect(read).toEqual(order);
    else expect(read).toMatchObject(order);
  });

  it("holds both secrets, or none is read", () => {
    expect(readSecrets("LINE_CHANNEL_ACCESS_TOKEN = a=b\r\nLINE_CHANNEL_SECRET=c")).toEqual({ secret: "c", accessToken: "a=b" });
    expect(readSecrets("LINE_CHANNEL_SECRET=c")).toBeNull();
  });
});
