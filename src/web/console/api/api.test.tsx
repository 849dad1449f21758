import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { scriptedApi } from "#test/support/scripted-api.ts";
import { ApiScreen } from "./api.screen.tsx";
import { keyState } from "./api-words.ts";
import { findUsage } from "./find-usage.ts";
import { readKeyForm, scopeField } from "./read-key-form.ts";
import { SAMPLE_ACCESS, SAMPLE_USAGE } from "./samples.ts";
import { UsageView } from "./usage.view.tsx";
import { usageSearch } from "./usage-search.ts";

const now = new Date("2026-12-01T00:00:00Z");
const PATHS = ["/", "/console/api", "/console/api/usage", "/biz/trial"];
const draw = (view: Parameters<typeof renderInRouter>[0]) => renderInRouter(view, PATHS);

describe("the keys of the API", () => {
  it("are told with what they are for, where they work and how they stand", async () => {
    const html = await draw(<ApiScreen access={SAMPLE_ACCESS} now={now} />);
    const text = textOf(html);

    expect(text).toContain("スタンダード（月額30,000円・税別、3,000回を含む）");
    expect(text).toContain("回数の上限60,000回／月2027年1月1日からビジネス（月額150,000円・税別、20,000回を含む）");
    expect(text).toContain("査定システム（本番）本番mk_live_7QmXbC…AI査定API v3・一括査定IPアドレス：203.0.113.0/24");
    expect(text).toContain("ホームページ本番公開キーmk_pub_a81mQx…価格チェッカーホスト：www.example.co.jp");
    expect(text).toContain("交換済み");
    expect(text).toContain("取り消し済み");
    expect(html.match(/を新しいキーに替える"/g)).toHaveLength(2);
    expect(html.match(/aria-label="[^"]*を取り消す"/g)).toHaveLength(3);
  });

  it("of a contract that ends are told with the last day on which they work", async () => {
    const items = SAMPLE_ACCESS.items.map((client) => ({ ...client, next: null, endsAt: "2026-12-31T15:00:00Z" }));
    const text = textOf(await draw(<ApiScreen access={{ items }} now={now} />));

    expect(text).toContain("使える最後の日2026年12月31日");
    expect(text).not.toContain("ビジネス");
  });

  it("begin by a trial where nothing was ordered", async () => {
    const html = await draw(<ApiScreen access={{ items: [] }} now={now} />);

    expect(textOf(html)).toContain("AI査定APIはまだご利用になっていません");
    expect(html).toMatch(/href="\/biz\/trial"/);
    expect(html).not.toContain("/biz/contact");
  });

  it.each([
    [{ endsAt: null, revokedAt: null }, "active"],
    [{ endsAt: "2026-12-02T00:00:00Z", revokedAt: null }, "replaced"],
    [{ endsAt: "2026-11-30T00:00:00Z", revokedAt: null }, "ended"],
    [{ endsAt: "2026-12-02T00:00:00Z", revokedAt: "2026-11-30T00:00:00Z" }, "revoked"],
  ])("%o are %s", (times, state) => {
    expect(keyState(times, now)).toBe(state);
  });
});

describe("the form of a new key", () => {
  const typed = {
    label: "基幹",
    kind: "secret",
    mode: "live",
    [scopeField("assess:v3")]: "on",
    hosts: "",
    ips: "203.0.113.7\n 203.0.113.0/24、",
  };
  const scopes = ["assess:v1", "assess:v3", "widget"] as const;

  it("names scopes and addresses of a secret key", () => {
    expect(readKeyForm({ ...typed, hosts: "left.example.jp" }, scopes)).toEqual({
      ok: true,
      input: { label: "基幹", kind: "secret", mode: "live", scopes: ["assess:v3"], hosts: [], ips: ["203.0.113.7", "203.0.113.0/24"] },
    });
  });

  it("names hosts of a publishable one, which is for the widget alone", () => {
    expect(readKeyForm({ ...typed, kind: "publishable", hosts: "WWW.example.jp\n*.example.jp" }, scopes)).toEqual({
      ok: true,
      input: { label: "基幹", kind: "publishable", mode: "live", scopes: ["widget"], hosts: ["www.example.jp", "*.example.jp"], ips: [] },
    });
  });

  it.each([
    [{ label: "" }, "label"],
    [{ [scopeField("assess:v3")]: "" }, "scopes"],
    [{ kind: "publishable", hosts: " " }, "hosts"],
  ])("%o lacks %s", (changes, field) => {
    const read = readKeyForm({ ...typed, ...changes }, scopes);
    expect(read.ok ? [] : read.issues.map((issue) => issue.field)).toEqual([field]);
  });
});

describe("the use of the API", () => {
  it("is told with what is left, what it costs and every day", async () => {
    const text = textOf(await draw(<UsageView clients={[SAMPLE_USAGE.client]} usage={SAMPLE_USAGE} />));

    expect(text).toContain("回数3,010回月額に含まれる残り 0回こえた回数10回1回12円。30,000回で止まります料金の見込み30,120円税別");
    expect(text).toContain("内訳：AI査定API v3 3,010回");
    expect(text).toContain("2026年12月2日10回0回");
  });

  it("says which month there was none, and that a company has ordered nothing", async () => {
    expect(textOf(await draw(<UsageView clients={[SAMPLE_USAGE.client]} usage="none" />))).toContain("この月の利用はありません");
    expect(textOf(await draw(<UsageView clients={[]} usage={null} />))).toContain("まだご利用になっていません");
  });

  it.each([
    [
      { client: "c1", month: "2026-12" },
      { client: "c1", month: "2026-12" },
    ],
    [{ client: 4, month: "2026-13" }, {}],
    [{ month: "1999-12" }, {}],
  ])("is asked for by an address: %o → %o", (given, read) => {
    expect(usageSearch(given)).toEqual(read);
  });

  it("is that of the first client unless another is asked for", async () => {
    const { client } = SAMPLE_USAGE;
    const api = scriptedApi({
      "GET /api/company/api/clients": { items: [client] },
      "GET /api/company/api/clients/c1/usage": SAMPLE_USAGE,
    });

    expect(await findUsage(api.company, {})).toEqual({ clients: [client], usage: SAMPLE_USAGE });
    expect((await findUsage(api.company, { client: "other" }))?.usage).not.toEqual(SAMPLE_USAGE);
  });
});
