import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { heatOf } from "#domain/tenants/core/heat.ts";
import { HEATS } from "#domain/tenants/core/types.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { RecommenderView } from "./recommender.view.tsx";
import { addDeed, DEEDS, type Deed, deedsShown, SAMPLE_LEADS, type SampleLead, sortedLeads } from "./sample-leads.ts";

const fresh: SampleLead = { name: "あなた", did: { looks: 0, dwellSeconds: 0, likes: 0, asks: 0 }, visits: 0, last: "" };
const pressed = (...deeds: readonly Deed[]) => deeds.reduce(addDeed, fresh);

describe("the page of the recommender", () => {
  it("shows a message, the list of an office and the checks of its domain as they are drawn there, each marked as a sample", async () => {
    const html = await renderInRouter(<RecommenderView faq={null} />, ["/biz/recommender", "/recommender/serviceform"]);
    const text = textOf(html);

    for (const words of ["お知らせの見本", "実在しない物件です", "見本 花子", "関心 高", "SPF", "設定がありません", "v=DMARC1; p=none"])
      expect(text).toContain(words);
    expect(text.split("サンプル").length).toBeGreaterThan(2);
    expect(html).toContain('href="/recommender/serviceform"');
  });
});

describe("the customer whose reactions the reader presses", () => {
  it.each([
    [[], "none", [], 4],
    [["look"], "yellow", ["閲覧 1"], 3],
    [["like", "like"], "orange", ["いいね 2"], 2],
    [["question", "visit"], "red", ["見学 1", "質問 1"], 1],
  ] as const)("after %j is %s with %j, as number %i of the list", (deeds, heat, shown, place) => {
    const lead = pressed(...deeds);

    expect([heatOf(lead.did), deedsShown(lead)]).toEqual([heat, shown]);
    expect(sortedLeads([lead, ...SAMPLE_LEADS]).indexOf(lead) + 1).toBe(place);
  });

  it("never falls by a press", () => {
    const deed = fc.constantFrom(...DEEDS.map(({ deed }) => deed));
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 20 }), deed, (deeds, next) => {
        const [before, later] = [pressed(...deeds), addDeed(pressed(...deeds), next)];
        const placeOf = (lead: SampleLead) => sortedLeads([lead, ...SAMPLE_LEADS]).indexOf(lead);

        expect(HEATS.indexOf(heatOf(later.did))).toBeGreaterThanOrEqual(HEATS.indexOf(heatOf(before.did)));
        expect(placeOf(later)).toBeLessThanOrEqual(placeOf(before));
      }),
    );
  });
});
