import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { detailReport, sampleShelters } from "#web/risk/samples/detail-samples.ts";
import { SheltersCard } from "./shelters-card.tsx";

const html = (view: ReactNode) => renderInRouter(view, ["/", "/risk/$"]);
const read = async (view: ReactNode) => textOf(await html(view));

describe("where to go", () => {
  it("is listed nearest first, five of a kind, and the rest counted", async () => {
    const [one] = sampleShelters.items;
    if (!one) throw new Error("the sample has no shelter");
    const items = Array.from({ length: 7 }, (_, index) => ({ ...one, name: `避難先${index + 1}`, distanceM: 100 * (index + 1) }));
    const kinds = [{ kind: "evacuation_site", state: "ok" as const, count: 7, provenance: null }];
    const text = await read(<SheltersCard shelters={{ within: 1500, kinds, items }} apartment={detailReport.subject} />);

    expect(text).toContain("直線1,500m以内に7か所（洪水で使えるところから、近い順に5か所）");
    expect(text).toMatch(/避難先1.*避難先5/);
    expect(text).not.toContain("避難先6");
  });

  it("says for which dangers each place is meant, be it one", async () => {
    const text = await read(<SheltersCard shelters={sampleShelters} apartment={detailReport.subject} />);

    expect(text).toMatch(/サンプル小学校直線240m・徒歩3分ほど洪水地震大規模な火事サンプル公園直線610m・徒歩8分ほど洪水では使えません地震/);
  });

  it.each([
    [true, false],
    [null, false],
    [false, true],
  ])("where a site's use in a flood is %s, the words 「洪水では使えません」 stand: %s", async (usable, isSaid) => {
    const items = sampleShelters.items.slice(0, 1).map((item) => ({ ...item, usable }));
    const text = await read(<SheltersCard shelters={{ ...sampleShelters, items }} apartment={detailReport.subject} />);

    expect(text.includes("洪水では使えません")).toBe(isSaid);
  });

  it("is by distance alone where nobody tells what may be used in a flood, and says so", async () => {
    const [one] = sampleShelters.items;
    if (!one) throw new Error("the sample has no shelter");
    const items = Array.from({ length: 6 }, (_, index) => ({
      ...one,
      kind: "shelter",
      name: `避難所${index + 1}`,
      details: {},
      usable: null,
    }));
    const kinds = [{ kind: "shelter", state: "ok" as const, count: 6, provenance: null }];
    const text = await read(<SheltersCard shelters={{ within: 1500, kinds, items }} apartment={detailReport.subject} />);

    expect(text).toContain("6か所（近い順に5か所）洪水で使えるかは、公表データにありません。");
    expect(text).not.toContain("使えるところから");
  });

  it("says nothing of dangers where nobody said any", async () => {
    const items = sampleShelters.items.map((item) => ({ ...item, details: {} }));
    const text = await read(<SheltersCard shelters={{ ...sampleShelters, items }} apartment={detailReport.subject} />);

    expect(text).not.toContain("洪水地震");
    expect(text).toContain("サンプル小学校直線240m");
  });

  it("leads to the official maps of this place even where the list could not be had", async () => {
    const drawn = await html(<SheltersCard shelters={null} apartment={detailReport.subject} />);

    expect(textOf(drawn)).toContain("再試行");
    expect([...drawn.matchAll(/<a href="([^"]*)" target="_blank" rel="noreferrer"/g)].map(([, href]) => href)).toEqual([
      "https://disaportal.gsi.go.jp/hazardmapportal/hazardmap/",
      "https://disaportal.gsi.go.jp/maps/?ll=35.6555,139.7935&amp;z=15",
    ]);
    expect(textOf(drawn)).toContain("江東区のハザードマップ");
  });
});
