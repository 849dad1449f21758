import { expect, it } from "vitest";
import type { OneRecommendedHome, Recommendations } from "#api/client/client.ts";
import { textOf } from "#test/support/render-in-router.tsx";
import { type Answers, MARKET, visitSite } from "#test/support/site-visit.tsx";
import { sampleDetail, sampleFound } from "#web/homes/samples.ts";
import { sampleInquiryHome } from "#web/inquiries/samples.ts";

const LICENCE = "東京都知事(1)第99999号";
const OFFICE = { key: "a-home", name: "青葉ホーム", licence: LICENCE, address: "東京都江東区豊洲1-1-1", colour: "#7a3e1d" };
const about = { reader: "link", address: "h***@e***", sender: OFFICE } as const;
const one: OneRecommendedHome = {
  ...{ ...about, batchId: "b1" },
  item: {
    ...{ position: 1, listingKey: "lst_0001", dwellingKey: "d-1", priceThen: 61_800_000, reasons: [], softEdges: [] },
    ...{ reaction: null, home: sampleFound(), gone: null, ownPage: null },
  },
};
const latest: Recommendations = { ...about, batch: null, conditions: [], nextHour: 18, suggestion: null };
const answers: Answers = {
  ...MARKET,
  "GET /api/recommendation/batches/latest": latest,
  "GET /api/recommendation/batches/b1/homes/1": one,
  "GET /api/estate/homes/lst_0001": sampleDetail(),
  "GET /api/estate/homes/lst_0001/recipients": sampleInquiryHome(),
};

const mainOf = (html: string) => textOf(/<main\b.*<\/main>/s.exec(html)?.[0] ?? "");

it("a letter goes to the office alone, by its name, whoever offers the home", async () => {
  const main = mainOf((await visitSite("/recc/fm_contact?b=b1&n=1", answers)).html());

  expect(main).toContain(`${OFFICE.name}の担当者がお返事します`);
  expect(main).toContain(`${OFFICE.name}（${OFFICE.licence}）に送る`);
  expect(main).not.toContain("北不動産");
  expect(main).not.toContain("社が掲載しています");
});

it("beside who offers the home its page says that the office answers; of one that the site told of, those that one ticks", async () => {
  const told = async (sender: Recommendations["sender"]) => {
    const own = { "GET /api/recommendation/batches/b1/homes/1": { ...one, sender } satisfies OneRecommendedHome };
    return mainOf((await visitSite("/recc/fm_detail?b=b1&n=1", { ...answers, ...own })).html());
  };

  expect(await told(OFFICE)).toContain("担当者に相談するお問い合わせは、青葉ホームの担当者が受けます。ほかの会社には送りません。");
  expect(await told(OFFICE)).not.toContain("ご自身で選んだ会社だけ");
  expect(await told(null)).toContain("送り先は、ご自身で選んだ会社だけです。");
});

it("after it the page says who answers, and by when", async () => {
  const path = "/recc/fm_thanks?id=K7QM-3XWD-9RTA&due=2026-12-01";
  const main = mainOf((await visitSite(path, answers)).html());

  expect(main).toContain(`${OFFICE.name}の担当者から、2026年12月1日`);
});
