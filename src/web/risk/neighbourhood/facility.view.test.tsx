import { describe, expect, it } from "vitest";
import type { NearbyResponse } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { underOneKind } from "#web/risk/facts/place-kinds.ts";
import { detailReport, sampleFacilities } from "#web/risk/samples/detail-samples.ts";
import { FacilityView } from "./facility.view.tsx";
import { facilityReach } from "./facility-reach.ts";

const draw = (places: NearbyResponse | null = sampleFacilities) =>
  renderInRouter(<FacilityView report={detailReport} places={places} search={{}} />);

describe("the page of facilities", () => {
  it("shows for each of six categories how near the nearest is", async () => {
    const text = textOf(await draw());

    expect(text).toContain("コンビニ徒歩2分ほど直線90m・10分圏に6か所");
    expect(text).toContain("病院徒歩16分ほど直線1,240m・10分圏に0か所");
  });

  it("keeps no bank near apart from a post office that nobody imported", async () => {
    const html = await draw();

    expect(textOf(html)).toContain("銀行・信用金庫直線1,600m以内になし");
    expect(textOf(html)).toContain("郵便局データなし");
    expect(html).toMatch(/hatched[^>]*>(?:<[^>]*>)*郵便局/);
  });

  it("marks every distance as straight", async () => {
    expect(textOf(await draw())).toContain("徒歩の分数は、直線距離80mを1分とした目安です。");
  });

  it("lists the six kinds in two columns of three, in the order of the tiles", async () => {
    const html = await draw();
    const titles = ["コンビニ", "スーパー", "診療所・クリニック", "病院", "銀行・信用金庫", "郵便局"];
    const lists = [...(html.split("地図と一覧")[1] ?? "").matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, heading = ""]) => textOf(heading));

    expect(facilityReach(sampleFacilities).map(({ title }) => title)).toEqual(titles);
    expect(lists).toEqual(titles.map((title) => expect.stringContaining(title)));
  });

  it("lists five of a kind, as many as the map beside it has", async () => {
    const text = textOf(await draw());

    expect(text).toContain("コンビニ直線1,600m以内に7か所（近い順に5か所）");
    expect(text).toContain("サンプルコンビニ5");
    expect(text).not.toContain("サンプルコンビニ6");
  });

  it("shows the points and says how they are counted, and marks them while they are checked", async () => {
    const text = textOf(await draw());
    const checked = await renderInRouter(
      <FacilityView report={{ ...detailReport, checking: ["facilityCategoriesWithin10min"] }} places={sampleFacilities} search={{}} />,
    );

    expect(text).toContain("徒歩10分以内にそろう施設83点6種類のうち5種類徒歩10分（直線800m）以内にそろう種類の数で計算しています。");
    expect(textOf(checked)).toContain("徒歩10分以内にそろう施設確認中");
  });

  it("offers to try again when the places could not be had", async () => {
    const text = textOf(await draw(null));

    expect(text).toContain("再試行");
    expect(text).not.toContain("地図と一覧");
  });
});

describe("how near a category is", () => {
  it("takes the nearest, whatever the order, and counts 800 m as ten minutes", () => {
    const [first] = sampleFacilities.items;
    if (!first) throw new Error("the sample has places");
    const items = [900, 801, 800, 90].map((distanceM) => ({ ...first, kind: "post", distanceM }));
    const post = facilityReach({ ...sampleFacilities, items }).find(({ kind }) => kind === "post");

    expect(post?.nearest?.distanceM).toBe(90);
    expect(post?.within10).toBe(2);
  });

  it("knows nothing of a kind that the answer leaves out", () => {
    const reach = facilityReach({ within: 800, kinds: [], items: [] });

    expect(reach).toHaveLength(6);
    expect(reach.every(({ state, nearest }) => state === "no_data" && nearest === null)).toBe(true);
  });
});

describe("a kind that is part of another", () => {
  const [first] = sampleFacilities.items;
  if (!first) throw new Error("the sample has places");
  const doctor = { ...first, kind: "paediatric" };
  const state = (kind: string, found: "ok" | "none" | "no_data", count: number) => ({ kind, state: found, count, provenance: null });

  it("is counted with it, and may be all there is of it", () => {
    const near = { within: 800, kinds: [state("clinic", "none", 0), state("paediatric", "ok", 1)], items: [doctor] };

    expect(underOneKind(near, "clinic", "paediatric")).toEqual({
      within: 800,
      kinds: [state("clinic", "ok", 1)],
      items: [{ ...doctor, kind: "clinic" }],
    });
  });

  it("leaves everything as it is where there is none of it", () => {
    const near = { within: 800, kinds: [state("clinic", "no_data", 0)], items: [] };

    expect(underOneKind(near, "clinic", "paediatric")).toEqual(near);
  });
});
