import { beforeAll, describe, expect, it } from "vitest";
import { currentText } from "#domain/members/purposes.ts";
import { NO_USER_INFO } from "#domain/members/user-info.ts";
import { minutes } from "#kernel/duration.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";

const consentTextVersion = currentText("profile-matching").version;
const answers = { ageBand: "30s", gender: "female", incomeBand: "700to1000", profession: "employee" };
const errorsOf = ({ body }: { body: { errors?: { field: string; message: string }[] } }) =>
  body.errors?.map(({ field, message }) => `${field}: ${message}`);

let site: MemberApi;
beforeAll(async () => {
  site = await memberApi();
});

describe("every part of it", () => {
  const paths = ["GET /overview", "GET /profile", "PUT /profile", "GET /user-info", "PUT /user-info", "GET /consents", "POST /consents"];
  const all = [
    ...paths,
    "DELETE /consents/news-mail",
    "POST /merge",
    "DELETE /looked",
    "GET /risk-weights",
    "PUT /risk-weights",
    "DELETE /risk-weights",
    "DELETE /account",
  ].map((line) => line.split(" "));
  const ask = (method = "GET", path = "", headers: Record<string, string> = {}, app = site.api.app) =>
    app.request(`/api/mypage${path}`, { method, headers, ...(/PUT|POST/.test(method) && { body: "{}" }) });
  const json = { "content-type": "application/json" };

  it.each(all)("is for members only: %s %s", async (method, path) => {
    const answer = await ask(method, path, json);

    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer.json()).toMatchObject({ type: "/problems/not-signed-in", title: "ログインしてください" });
  });

  it.each(all)("takes no token but one of the identity service: %s %s", async (method, path) => {
    const answer = await ask(method, path, { ...json, authorization: "Bearer eyJhbGciOiJub25lIn0.e30." });

    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
  });

  it("says when the identity service cannot be asked, and takes nobody for anybody", async () => {
    const { token } = await site.signedIn();
    const answer = await ask("GET", "/profile", { authorization: `Bearer ${token}` }, site.unreachable());

    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ type: "/problems/unreached" });
  });

  it("is kept by nobody on the way", async () => {
    const me = await site.signedIn();
    for (const path of ["/overview", "/profile", "/user-info", "/consents", "/risk-weights"])
      expect((await me.get(path)).headers.get("cache-control")).toBe("private, no-store");
  });

  it.each(["/profile", "/user-info", "/risk-weights"])("takes changes of %s as JSON only", async (path) => {
    const { token } = await site.signedIn();

    expect((await ask("PUT", path, { authorization: `Bearer ${token}` })).status).toBe(415);
  });
});

describe("the profile", () => {
  it("is 未回答 at first", async () => {
    const me = await site.signedIn();

    expect(await me.get("/profile")).toMatchObject({
      status: 200,
      body: {
        ...{ ageBand: null, gender: null, icon: null, incomeBand: null, profession: null },
        ...{ completeness: { answered: 0, total: 5 }, consentAt: null, consentTextVersion: null, updatedAt: null },
      },
    });
  });

  it("is kept with the agreement given, and changed a field at a time", async () => {
    const me = await site.signedIn();
    const first = await me.put("/profile", { ...answers, consentTextVersion, updatedAt: null });
    expect(first).toMatchObject({ status: 200, body: { ...answers, consentTextVersion, consentAt: "2026-11-21T03:00:00.000Z" } });

    const icon = { kind: "preset", name: "cat" };
    const second = await me.put("/profile", { icon, gender: null, updatedAt: first.body.updatedAt });

    expect(second.status).toBe(200);
    const { updatedAt: _, ...kept } = second.body;
    expect(kept).toMatchObject({ ...answers, gender: null, icon, completeness: { answered: 4, total: 5 } });
    expect((await me.get("/profile")).body).toEqual(second.body);
  });

  it("takes no answer that has a purpose before the purpose was agreed to", async () => {
    const me = await site.signedIn();

    const refused = await me.put("/profile", { ageBand: "30s", updatedAt: null });

    expect(refused.status).toBe(422);
    expect(errorsOf(refused)).toEqual(["consentTextVersion: 利用目的を確認し、同意してください"]);
    expect((await me.get("/profile")).body).toMatchObject({ ageBand: null, updatedAt: null });
  });

  it("takes an icon and 回答しない without", async () => {
    const me = await site.signedIn();
    const icon = { kind: "file", key: "public/ap-northeast-1:6d616368-0000-4000-8000-000000000001/icon-1.webp" };

    expect(await me.put("/profile", { icon, gender: "undisclosed", updatedAt: null })).toMatchObject({
      status: 200,
      body: { icon, gender: "undisclosed", consentAt: null },
    });
  });

  it.each([
    [{ ageBand: "10s" }, "ageBand: 年代を選び直してください"],
    [{ icon: { kind: "file", key: "private/x.png" } }, "icon: アイコンを選び直してください"],
    [{ consentTextVersion: "1999-01-01" }, "consentTextVersion: 利用目的が更新されています。読み込み直して確認してください"],
  ])("does not take %j", async (changes, error) => {
    const me = await site.signedIn();

    const refused = await me.put("/profile", { ...changes, updatedAt: null });

    expect(refused.status).toBe(422);
    expect(errorsOf(refused)).toEqual([error]);
  });

  it.each([null, "2026-11-21T02:59:59.999Z"])("is not written over by somebody who saw it as of %j", async (updatedAt) => {
    const me = await site.signedIn();
    await me.put("/profile", { icon: { kind: "preset", name: "cat" }, updatedAt: null });

    const late = await me.put("/profile", { icon: { kind: "preset", name: "bird" }, updatedAt });

    expect(late).toMatchObject({ status: 409, body: { type: "/problems/conflict" } });
    expect((await me.get("/profile")).body.icon).toEqual({ kind: "preset", name: "cat" });
  });

  it("lets one of two saves at the same time through", async () => {
    const me = await site.signedIn();
    const { body } = await me.put("/profile", { icon: { kind: "preset", name: "cat" }, updatedAt: null });
    const save = (name: string) => me.put("/profile", { icon: { kind: "preset", name }, updatedAt: body.updatedAt });

    const statuses = (await Promise.all([save("bird"), save("sun"), save("tree")])).map(({ status }) => status);

    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });
});

describe("name and address", () => {
  const address = { postalCode: "〒135-0061", cityCode: "13108", town: "豊洲", street: "５丁目１－２" };

  it("are put right and named", async () => {
    const me = await site.signedIn();
    const input = { ...NO_USER_INFO, familyName: "髙﨑", familyKana: "たかさき", ...address, updatedAt: null };

    const saved = await me.put("/user-info", input);

    expect(saved).toMatchObject({
      status: 200,
      body: {
        ...{ familyName: "髙﨑", familyKana: "タカサキ", givenName: null, postalCode: "1350061", prefCode: "13", cityCode: "13108" },
        ...{ prefecture: "東京都", city: "江東区", town: "豊洲", street: "5丁目1-2" },
      },
    });
    expect((await me.get("/user-info")).body).toEqual(saved.body);
  });

  it("say every field that is wrong", async () => {
    const me = await site.signedIn();

    const refused = await me.put("/user-info", {
      ...NO_USER_INFO,
      familyKana: "高崎",
      postalCode: "135",
      cityCode: "13999",
      updatedAt: null,
    });

    expect(refused.status).toBe(422);
    expect(errorsOf(refused)).toEqual([
      "familyKana: セイはカタカナで入力してください。例：ヤマダ",
      "postalCode: 郵便番号は7桁の数字で入力してください。例：135-0061",
      "cityCode: 市区町村を選び直してください",
    ]);
  });

  it("are not written over by somebody who did not see them", async () => {
    const me = await site.signedIn();
    await me.put("/user-info", { ...NO_USER_INFO, familyName: "山田", updatedAt: null });

    expect((await me.put("/user-info", { ...NO_USER_INFO, updatedAt: null })).status).toBe(409);
  });
});

describe("consents", () => {
  it("are a ledger, the newest first, with where they came from kept inside", async () => {
    const me = await site.signedIn();
    const textVersion = currentText("news-mail").version;
    await me.post("/consents", { purpose: "profile-matching", textVersion: consentTextVersion });
    site.clock.advance(minutes(1));
    const given = await me.post("/consents", { purpose: "news-mail", textVersion });
    expect(given).toMatchObject({ status: 200, body: { purpose: "news-mail", textVersion, channel: "web", withdrawnAt: null } });
    site.clock.advance(minutes(1));

    const withdrawn = await me.remove("/consents/news-mail");

    expect(withdrawn).toMatchObject({ status: 200, body: { id: given.body.id, withdrawnAt: site.clock.now().toISOString() } });
    const { items } = (await me.get("/consents")).body;
    expect(items.map(({ purpose }: { purpose: string }) => purpose)).toEqual(["news-mail", "profile-matching"]);
    expect(JSON.stringify(items)).not.toContain("hash of");
  });

  it("given twice are one", async () => {
    const me = await site.signedIn();
    const input = { purpose: "news-mail", textVersion: currentText("news-mail").version };

    const [first, second] = [await me.post("/consents", input), await me.post("/consents", input)];

    expect(second.body).toEqual(first.body);
  });

  it("name words that were shown", async () => {
    const me = await site.signedIn();

    const refused = await me.post("/consents", { purpose: "news-mail", textVersion: "1999-01-01" });

    expect(refused.status).toBe(422);
    expect(errorsOf(refused)).toEqual(["textVersion: 文面が更新されています。読み込み直して確認してください"]);
  });

  it.each(["news-mail", "terms", "privacy", "anything"])(
    "of %s that do not stand, or end with the account alone, are not found",
    async (purpose) => {
      const me = await site.signedIn();
      expect((await me.remove(`/consents/${purpose}`)).status).toBe(404);
    },
  );

  it("to the use of the profile take its answers with them when they are taken back", async () => {
    const me = await site.signedIn();
    const icon = { kind: "preset", name: "cat" };
    const { body } = await me.put("/profile", { ...answers, icon, consentTextVersion, updatedAt: null });

    await me.remove("/consents/profile-matching");

    expect((await me.get("/profile")).body).toMatchObject({ ageBand: null, incomeBand: null, icon, consentAt: null });
    expect((await me.put("/profile", { ageBand: "40s", updatedAt: body.updatedAt })).status).toBe(422);
    expect((await me.put("/profile", { ageBand: "40s", consentTextVersion, updatedAt: body.updatedAt })).status).toBe(409);
  });
});

describe("the weights of risk reports", () => {
  const w = "50-10-10-10-10-10";
  const kept = { riskWeights: { w, movedAt: "2026-11-21T03:00:00.000Z" } };

  it("are kept as they were moved last, until the usual ones are back", async () => {
    const me = await site.signedIn();
    site.clock.moveTo(new Date("2026-11-21T03:00:00Z"));
    expect(await me.get("/risk-weights")).toMatchObject({ status: 200, body: { riskWeights: null } });
    await me.put("/risk-weights", { w: "10-10-10-10-10-50" });

    expect(await me.put("/risk-weights", { w })).toMatchObject({ status: 200, body: kept });
    expect((await me.get("/risk-weights")).body).toEqual(kept);
    expect(await me.remove("/risk-weights")).toMatchObject({ status: 200, body: { riskWeights: null } });
    expect((await me.get("/risk-weights")).body).toEqual({ riskWeights: null });
  });

  it("belong to one member", async () => {
    const [me, other] = [await site.signedIn(), await site.signedIn()];
    await me.put("/risk-weights", { w });

    expect((await other.get("/risk-weights")).body).toEqual({ riskWeights: null });
    await other.remove("/risk-weights");
    expect((await me.get("/risk-weights")).body.riskWeights.w).toBe(w);
  });

  it.each([
    ["not six numbers", { w: "1-2-3" }, "25-20-25-10-8-12の形"],
    ["more than the sliders give", { w: "101-0-0-0-0-0" }, "どれか1つを0より大きく"],
    ["all zero", { w: "0-0-0-0-0-0" }, "どれか1つを0より大きく"],
    ["nothing", {}, "どれか1つを0より大きく"],
  ])("are not taken where they are %s", async (_, input, words) => {
    const me = await site.signedIn();

    const refused = await me.put("/risk-weights", input);

    expect(refused.status).toBe(422);
    expect(errorsOf(refused)).toEqual([expect.stringMatching(new RegExp(`^w: .*${words}`))]);
    expect((await me.get("/risk-weights")).body).toEqual({ riskWeights: null });
  });
});

it("shows nobody what belongs to another", async () => {
  const [me, other] = [await site.signedIn(), await site.signedIn()];
  await me.put("/profile", { ...answers, consentTextVersion, updatedAt: null });
  await me.put("/user-info", { ...NO_USER_INFO, familyName: "山田", updatedAt: null });
  await me.post("/merge", { searches: [{ label: "豊洲", draft: { town: "豊洲" }, searchedAt: "2026-11-21T02:00:00Z" }], estimates: [] });

  expect((await other.get("/profile")).body).toMatchObject({ ageBand: null, updatedAt: null });
  expect((await other.get("/user-info")).body).toMatchObject({ familyName: null, updatedAt: null });
  expect((await other.get("/consents")).body).toEqual({ items: [] });
  expect((await other.get("/overview")).body).toMatchObject({ greetingName: null, searches: [] });
  expect((await other.remove("/consents/profile-matching")).status).toBe(404);
  expect((await me.get("/profile")).body).toMatchObject(answers);
});

it("counts changes of one caller beside the reading", async () => {
  const me = await site.signedIn();
  const statuses = [];
  for (let n = 0; n < 21; n++) statuses.push((await me.remove("/consents/news-mail")).status);

  expect(statuses.at(-1)).toBe(429);
  expect((await me.get("/profile")).status).toBe(200);
});
