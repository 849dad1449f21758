import { TextWriter, Uint8ArrayReader, ZipReader } from "@zip.js/zip.js";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { minutes } from "#kernel/duration.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { MEMBER_TABLES } from "#test/support/member-tables.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { plantMember } from "#test/support/whole-member.ts";
import { memberNumberOf } from "#wire/member-number.ts";
import { byPath } from "./print/by-path.ts";
import { LABELS } from "./print/labels.ts";
import { isOnlyInJson } from "./print/printed-page.ts";
import { valueText } from "./print/value-text.ts";
import { SECTIONS } from "./sections.ts";

type Me = Awaited<ReturnType<MemberApi["signedIn"]>>;
const START = new Date("2026-11-21T03:00:00Z");
let site: MemberApi;
let made = 0;

beforeAll(async () => {
  site = await memberApi();
  await insertMarket(site.db, { apartments: [anApartment()], listings: [{ id: "listing-in-toyosu", state: "active" }] });
});

async function wholeMember(): Promise<Me> {
  const me = await site.signedIn();
  made += 1;
  await plantMember(site.identity, me.user, String(made));
  return me;
}

const ask = ({ token }: Pick<Me, "token">, app = site.api.app) =>
  app.request("/api/mypage/export", {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: "{}",
  });

async function filesOf(response: Response): Promise<Readonly<Record<string, string>>> {
  expect(response.status).toBe(200);
  const zip = new ZipReader(new Uint8ArrayReader(new Uint8Array(await response.arrayBuffer())));
  const entries = await zip.getEntries();
  const files: Record<string, string> = {};
  for (const entry of entries) if (!entry.directory) files[entry.filename] = await entry.getData(new TextWriter());
  await zip.close();
  return files;
}

async function exported(me: Me) {
  const files = await filesOf(await ask(me));
  return { json: JSON.parse(files["machinone-data.json"] ?? ""), page: files["machinone-data.html"] ?? "" };
}

const auditOf = async ({ user }: Me) => {
  const { rows } = await sql<{ to: string }>`
    select to_state as to from transition where entity = 'member_export' and entity_id = encode(sha256(${user.sub}::bytea), 'hex')`.execute(
    site.db,
  );
  return rows.map(({ to }) => to);
};

describe("the export of everything of a member", () => {
  it("is one file to keep, with what machines read and what people print", async () => {
    const me = await wholeMember();
    const response = await ask(me);

    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="machinone-data-2026-11-21.zip"');
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(Object.keys(await filesOf(response))).toEqual(["machinone-data.json", "machinone-data.html"]);
  });

  it("tells every domain what it is, by names with units and times that are moments", async () => {
    const me = await wholeMember();
    const { json } = await exported(me);
    const at = "2026-11-20T03:00:00.000Z";

    expect(json).toMatchObject({
      ...{ schemaVersion: 1, service: "まちのね", exportedAt: "2026-11-21T03:00:00.000Z" },
      ...{ memberId: me.user.sub, memberNumber: memberNumberOf(me.user.sub) },
      account: {
        attributes: { email: me.user.email },
        devices: [{ name: "Chrome（Windows）", lastIp: "203.0.113.5" }],
        passkeys: [{ name: "会社のパソコン", createdAt: at }],
        sessions: [{ kind: "client" }],
        log: expect.arrayContaining([expect.objectContaining({ event: "sign-in", outcome: "done" })]),
      },
    });
    expect(json.sections).toMatchObject({
      member: {
        userInfo: { familyName: "見本" },
        profile: { ageBand: "30s" },
        consents: [{ purpose: "profile-matching", givenAt: at, withdrawnAt: null }],
        searches: [{ label: "調べた豊洲" }],
        estimates: [{ seenAt: at }],
        riskWeights: { w: "50-10-10-10-10-10" },
      },
      estimates: [{ seenAt: at, valueYen: null }],
      assets: {
        homes: [
          {
            name: "豊洲レジデンス",
            facts: { areaM2: 70 },
            checks: [{ state: "waiting" }],
            values: [{ month: "2026-11", valueYen: 71_000_000, grade: "B" }],
          },
        ],
      },
      offers: {
        campaigns: [{ words: `江東区で探しています${made}。`, message: "大切に住みます" }],
        offers: [
          {
            side: "buyer",
            priceYen: 80_500_000,
            steps: [{ kind: "offer", priceYen: 80_500_000, at: expect.stringMatching(/^2026-11-20T/) }, { kind: "deliver" }],
            messages: [{ text: `わたしの言葉${made}。` }],
            told: { name: "見本 花子", email: me.user.email },
          },
          { side: "owner", messages: [] },
        ],
        reports: [{ reason: "pressure", note: `通報の言葉${made}。` }],
        stopped: [{ blockedAt: at }],
      },
      connections: {
        waiting: [{ apartmentName: "豊洲レジデンス", note: "待っている理由" }],
        owned: [{ floor: 5, note: "オーナーのメモ" }],
      },
      keptHomes: [{ label: "保存した建物" }],
      favorites: {
        folders: [{ name: "通勤に近い家", favorites: [{ note: "お気に入りのメモ" }] }],
        inFoldersOfOthers: [{ folderName: "友だちのフォルダー", note: "友だちへのメモ" }],
        joinedFolders: [{ folderName: "友だちのフォルダー" }],
      },
      conditions: {
        conditions: [{ words: "江東区 / 6,000万円以下", kyugakeNotice: "daily", versions: [{ version: 1, madeAt: at }] }],
        draft: { content: { answers: { name: "書きかけの条件" } } },
      },
      notifications: {
        settings: { digestHour: 18, mailAddress: me.user.email },
        choices: [{ topic: "recommendation", channel: "mail", isOn: true }],
        line: [{ state: "linked", lineUserId: `line-user-${made}` }],
        notes: [{ title: "お知らせの題名" }],
        messages: [{ kind: "letter-received" }, { kind: "recommendation-digest" }],
      },
      recommendations: {
        deliveries: [{ homes: [{ priceYen: 54_800_000 }], events: [{ kind: "dwell", dwellSeconds: 40 }] }],
        reactions: [{ kind: "nope", reason: "price" }],
        refusedSuggestions: [{ reason: "price", refusedAt: at }],
      },
      letters: [
        {
          ...{ number: `L-${made}`, fields: { message: "質問の本文" }, answer: "お返事の本文", answerDueOn: "2026-11-20" },
          handedTo: [{ companyName: "見本不動産", consentedAt: at }],
        },
      ],
      reportRegistrations: [{ about: "豊洲レジデンス", onChange: true }],
      company: { companyName: "見本不動産", role: "agent" },
    });
    expect(Object.keys(json.sections)).toEqual(Object.keys(SECTIONS));
  });

  it("has something of every table that the register says it hands out", async () => {
    const { json } = await exported(await wholeMember());
    const sections = Object.values(MEMBER_TABLES).flatMap(({ exported: name }) => (typeof name === "string" ? [name] : []));
    const isEmpty = (value: unknown): boolean =>
      value === null || value === undefined || (typeof value === "object" && Object.values(value).every((one) => one === null));

    expect(sections.filter((name) => isEmpty(name === "account" ? json.account : json.sections[name]))).toEqual([]);
  });

  it("holds nothing of anybody else, and no secret", async () => {
    const [me, other] = [await wholeMember(), await wholeMember()];
    const { json, page } = await exported(me);
    const all = `${JSON.stringify(json)}${page}`;

    for (const word of [
      other.user.sub,
      other.user.email,
      `line-user-${made}`,
      "友だちの秘密",
      `friend-${made - 1}`,
      "相手の言葉",
      "相手の名前",
      "相手の希望",
    ])
      expect(all).not.toContain(word);
    expect(all).not.toMatch(/hash|sealed|verifier|AAAA|nonce|seed/i);
  });

  it("can be read by people: a page in Japanese without a script, each name in words", async () => {
    const me = await wholeMember();
    const { json, page } = await exported(me);

    expect(page).toMatch(/^<!doctype html>\n<html lang="ja">/);
    expect(page).not.toMatch(/<script|<img|<link|\son\w+=|javascript:|https?:/i);
    for (const { title, source } of Object.values(SECTIONS)) expect(page).toContain(`>${title}</h2><p class="source">出典：${source}</p>`);
    for (const words of [
      "5,480万円（54,800,000円）",
      "2026年11月20日 12:00",
      "データなし",
      "30代",
      "70㎡",
      "オファー（最初の価格）",
      "低層階",
      "元利均等",
      "書類を確認中",
      "お気に入りのメモ",
      memberNumberOf(me.user.sub),
    ])
      expect(page).toContain(words);
    const told = leavesOf({ account: json.account, ...json.sections });
    const names = new Set(told.flatMap(({ path }) => path.split(".").map((_, at, all) => all.slice(0, at + 1).join("."))));
    expect([...names].filter((path) => path.includes(".") && byPath(LABELS, path) === undefined)).toEqual([]);
    expect(told.filter(({ path, value }) => isCode(path, valueText(path, value)))).toEqual([]);
    expect(page.match(/>見た推定結果</g)?.length).toBe(2); // the list of contents, and the part itself
  });

  it("writes what somebody typed as text, whatever it looks like", async () => {
    const me = await wholeMember();
    await sql`update members_user_info set family_name = '<script>alert(1)</script>&"' where sub = ${me.user.sub}`.execute(site.db);
    const { page } = await exported(me);

    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;");
    expect(page).not.toContain("<script");
  });

  it("says of a member who has done nothing that there are no data, and is whole", async () => {
    const { json, page } = await exported(await site.signedIn());

    expect(json.sections).toMatchObject({ member: { userInfo: null, consents: [] }, favorites: { folders: [] }, company: null });
    expect(page.match(/データなし/g)?.length).toBeGreaterThan(Object.keys(SECTIONS).length);
  });

  it("hands out no letters of an address that is not proved", async () => {
    const me = await wholeMember();
    await sql`update identity_account set attributes = attributes || '{"email_verified":"false"}' where sub = ${me.user.sub}`.execute(
      site.db,
    );
    const { json } = await exported(me);

    expect(json.sections).toMatchObject({
      letters: [],
      reportRegistrations: [],
      notifications: { messages: [{ kind: "recommendation-digest" }] },
    });
  });

  it("is kept in the audit table without a name, once for each", async () => {
    const me = await wholeMember();
    await exported(me);
    await exported(me);

    expect(await auditOf(me)).toEqual(["exported", "exported"]);
    expect((await me.remove("/account")).status).toBe(200);
  });
});

type Leaf = { readonly path: string; readonly value: string | number | boolean | null };

/** All plain values with the names above them, but those that the page leaves to the JSON. */
function leavesOf(value: unknown, path = ""): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, path));
  if (typeof value !== "object" || value === null) return [{ path, value: value as Leaf["value"] }];
  const named = Object.entries(value).map(([name, one]) => ({ below: path === "" ? name : `${path}.${name}`, one }));
  return named.flatMap(({ below, one }) => (isOnlyInJson(below) ? [] : leavesOf(one, below)));
}

/** What people or other parties wrote or chose themselves, and names of versions: none of our codes. */
const NO_CODES =
  /\.(username|sub|email|mailTo|mailAddress|lineUserId|to|url|modelVersion|textVersion|consentVersion|w|alias|name|number|ip|lastIp|grade)$/;

function isCode(path: string, text: string): boolean {
  return /^[A-Za-z][A-Za-z_-]*$/.test(text) && !NO_CODES.test(path);
}

describe("nothing is handed out", () => {
  it("without a sign-in", async () => {
    expect((await ask({ token: "nobody" })).status).toBe(401);
  });

  it("by a sign-in of some minutes ago", async () => {
    const me = await wholeMember();
    site.clock.moveTo(new Date(site.identity.clock.now().getTime() + minutes(5)));
    const answer = await ask(me);
    site.clock.moveTo(START);

    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ type: "/problems/recent-sign-in-required" });
    expect(await auditOf(me)).toEqual([]);
  });

  it("more than five times in a short while", async () => {
    const me = await site.signedIn();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const answer = await ask(me);
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("while the one before is still read: nobody piles up what is held in memory", async () => {
    const me = await site.signedIn();
    const first = await ask(me);
    const second = await ask(me);
    expect([first.status, second.status, second.headers.get("retry-after")]).toEqual([200, 503, "10"]);
    await first.body?.cancel();
    const third = await ask(me);
    expect(third.status).toBe(200);
    await third.arrayBuffer();
    expect((await ask(me)).status).toBe(200);
  });

  it("once the account is being deleted", async () => {
    const me = await wholeMember();
    const app = site.appWith({ deleteUser: async () => "unreached" });
    await app.request("/api/mypage/account", { method: "DELETE", headers: { authorization: `Bearer ${me.token}` } });

    expect((await ask(me)).status).toBe(401);
  });
});
