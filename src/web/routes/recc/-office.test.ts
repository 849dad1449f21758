import { expect, it } from "vitest";
import type { OneRecommendedHome, Recommendations } from "#api/client/client.ts";
import { textOf } from "#test/support/render-in-router.tsx";
import { type Answers, MARKET, visitSite } from "#test/support/site-visit.tsx";
import { sampleDetail, sampleFound } from "#web/homes/samples.ts";
import { sampleInquiryHome } from "#web/inquiries/samples.ts";

const OFFICE = {
  key: "a-home",
  name: "青葉ホーム",
  licence: "東京都知事(1)第99999号",
  address: "東京都江東区豊洲1-1-1",
  colour: "#7a3e1d",
};

const item = {
  ...{
    position: 1,
    listingKey: "lst_0001",
    dwellingKey: "d-1",
    priceThen: 61_800_000,
    reasons: ["駅から7分"],
    softEdges: [],
    reaction: null,
  },
  ...{ home: sampleFound(), gone: null, ownPage: null },
};
const gone = { title: "成約した見本", state: "sold", kind: "condo", cityCode: "13108", price: 50_000_000 } as const;

function answers(sender: Recommendations["sender"]): Answers {
  const batch = {
    id: "b1",
    topic: "recommendation",
    sentAt: null,
    scheduledAt: "2026-11-24T09:00:00Z",
    isSample: false,
    items: [item],
  } as const;
  const about = { reader: "link", address: "h***@e***", sender } as const;
  const latest: Recommendations = { ...about, batch, conditions: [], nextHour: 18, suggestion: null };
  const one: OneRecommendedHome = { ...about, batchId: "b1", item };
  return {
    ...MARKET,
    "GET /api/recommendation/batches/latest": latest,
    "GET /api/recommendation/batches/b1/homes/1": one,
    "GET /api/recommendation/batches/b1/homes/2": { ...one, item: { ...item, position: 2, home: null, gone } } satisfies OneRecommendedHome,
    "GET /api/estate/homes/lst_0001": sampleDetail(),
    "GET /api/estate/homes/lst_0001/recipients": sampleInquiryHome(),
  };
}

const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? "";
const FM = [
  "/recc/fm_collection",
  "/recc/fm_detail?b=b1&n=1",
  "/recc/fm_contact?b=b1&n=1",
  "/recc/fm_estimate",
  "/recc/fm_thanks?id=K7QM-3XWD-9RTA",
];

it.each([...FM, "/recc/not_found?b=b1&n=2", "/recc/Graph?b=b1&n=1"])(
  "%s is in the name and colour of the office that sent it, and leads its customers to no page of members",
  async (path) => {
    const main = mainOf((await visitSite(path, answers(OFFICE))).html());

    expect(textOf(main)).toContain(`${OFFICE.name}${OFFICE.licence}`);
    expect(main).toContain(`fill="${OFFICE.colour}"`);
    expect(main).not.toMatch(/href="\/(settings|queries|recc\/latest|recc\/property|mypage)/);
  },
);

it.each(FM)("%s is in the name of the site where the site sent it", async (path) => {
  const main = mainOf((await visitSite(path, answers(null))).html());

  expect(textOf(main)).toContain("まちのね");
  expect(main).not.toContain(OFFICE.colour);
});

it("after a letter to an office its mails can be stopped, and those of the site in the settings", async () => {
  const [office, site] = await Promise.all(
    [OFFICE, null].map(async (sender) => mainOf((await visitSite("/recc/fm_thanks?id=K7QM-3XWD-9RTA", answers(sender))).html())),
  );

  expect(textOf(office ?? "")).toContain("この配信を止める");
  expect(textOf(site ?? "")).not.toContain("この配信を止める");
  expect(site).toContain('href="/settings/notification"');
});

it("a home that is on offer again is shown in the frame it was told in", async () => {
  const led = async (sender: Recommendations["sender"]) => (await visitSite("/recc/not_found?b=b1&n=1", answers(sender))).redirect?.to;

  expect(await led(OFFICE)).toBe("/recc/fm_detail?b=b1&n=1");
  expect(await led(null)).toBe("/recc/property?b=b1&n=1");
});

it("an address that names no home leads to the list of its mail", async () => {
  expect(mainOf((await visitSite("/recc/fm_contact", answers(OFFICE))).html())).toContain('href="/recc/fm_collection"');
});
