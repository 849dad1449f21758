import { sql } from "kysely";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, describe, expect, it } from "vitest";
import { NO_FACTS } from "#domain/assets/core/facts.ts";
import { HARD_NAME } from "#test/support/asset-report.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";

type Caller = Awaited<ReturnType<MemberApi["signedIn"]>>;
const FACTS = {
  ...NO_FACTS,
  areaM2: 65.32,
  layout: "3LDK",
  purchase: { on: "2014-04-10", priceYen: 38_000_000, buildingYen: 20_000_000, costsYen: 0 },
};
let site: MemberApi;

beforeAll(async () => {
  site = await memberApi();
  await insertMarket(site.db, { apartments: [anApartment({ name: HARD_NAME })] });
});

async function aHome(me: Caller, { isValued = true } = {}): Promise<string> {
  const { id, version } = (await me.post("/assets", { kind: "condo", key: anApartment().key, facts: FACTS })).body.asset;
  await me.post(`/assets/${id}/steps`, { step: "register", version });
  if (!isValued) return id;
  for (const [month, q50] of [
    ["2026-10", 77_000_000],
    ["2026-11", 78_000_000],
  ] as const)
    await sql`insert into valuation_point (property_id, month, q10, q50, q90, grade, model_version, source, made_at)
      values (${id}, ${month}, ${q50 * 0.9}, ${q50}, ${q50 * 1.1}, 'B', 'm', 'monthly', now())`.execute(site.db);
  await sql`insert into home_valuation (property_id, model_version, data_revision, is_sample, looked_month, looked_at)
    values (${id}, 'm', 1, true, '2026-11', now())`.execute(site.db);
  return id;
}

const ask = ({ token }: Pick<Caller, "token">, id: string, app = site.api.app) =>
  app.request(`/api/mypage/assets/${id}/report.pdf`, { headers: { authorization: `Bearer ${token}` } });

async function textOf(answer: Response): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(await answer.arrayBuffer()) }).promise;
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, i) => document.getPage(i + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  return contents.flatMap(({ items }) => items.map((item) => ("str" in item ? item.str : ""))).join("\n");
}

describe("a report as a PDF", () => {
  it("tells its owner value, take-home and series under the name of the home, and stays with them", async () => {
    const me = await site.signedIn();
    const answer = await ask(me, await aHome(me));

    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(/^attachment; filename="shisan-shindan-\d{4}-\d\d-\d\d\.pdf"$/),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
    const text = await textOf(answer);
    for (const words of [
      HARD_NAME,
      "65.32㎡(19.75坪)",
      "7,800万円",
      "80%の幅 7,020万円〜8,580万円",
      "2026年10月",
      "仲介手数料",
      "サンプル",
    ])
      expect(text).toContain(words);
  });

  it("says so where there is no value yet", async () => {
    const me = await site.signedIn();
    expect(await textOf(await ask(me, await aHome(me, { isValued: false })))).toContain("AI推定価格: いま計算しています。");
  });

  it("is nobody else's, and nobody's who is not signed in", async () => {
    const [me, other] = [await site.signedIn(), await site.signedIn()];
    const id = await aHome(me);

    expect((await ask(other, id)).status).toBe(404);
    expect((await ask({ token: "x.x.x" }, id)).status).toBe(401);
    expect((await ask(me, "nothing")).status).toBe(404);
  });

  it("that is not drawn in time is asked for again later", async () => {
    const me = await site.signedIn();
    const app = site.appAround({ reports: { pdf: async () => "too-long" } });
    const answer = await ask(me, await aHome(me), app);

    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
  });

  it("is drawn one at a time for a member: who asks again meanwhile is asked to wait", async () => {
    const me = await site.signedIn();
    const id = await aHome(me);
    const [first, second] = await Promise.all([ask(me, id), ask(me, id)]);

    expect([first.status, second.status].toSorted()).toEqual([200, 503]);
    expect([first, second].find(({ status }) => status === 503)?.headers.get("retry-after")).toBe("10");
    expect((await ask(me, id)).status).toBe(200);
  });
});
