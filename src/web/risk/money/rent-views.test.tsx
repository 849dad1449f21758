import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import type { BuildingFactsResponse, RentFactsResponse } from "#api/client/client.ts";
import { openInRouter } from "#test/support/opened-view.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import { bareBuilding, sampleBuilding } from "#web/risk/samples/building-samples.ts";
import { noRent, sampleRent } from "#web/risk/samples/detail-samples.ts";
import { sampleReport } from "#web/risk/samples/samples.ts";
import { homeText, isEstimated, RentBand } from "./rent-band.tsx";
import { RentCheckerView, type RentCheckerViewProps } from "./rent-checker.view.tsx";
import { YieldScreen } from "./yield.screen.tsx";

const html = (view: ReactNode) => renderInRouter(view, ["/", "/risk/$"]);
const read = async (view: ReactNode) => textOf(await html(view));
const base = { report: sampleReport, search: { floor: 5, w: "50-10-10-10-10-10" } };

const rentOf = (changes: Partial<NonNullable<RentFactsResponse["estimate"]>> = {}): Parameters<typeof RentBand>[0]["rent"] => {
  const { estimate } = sampleRent;
  if (!estimate) throw new Error("the sample has no estimate");
  return { ...sampleRent, estimate: { ...estimate, ...changes } };
};

describe("an estimated rent", () => {
  it("is marked as a sample only where it is one", async () => {
    expect(await read(<RentBand rent={rentOf()} asked={null} />)).toContain("評価の確かさ Bサンプル");
    expect(await read(<RentBand rent={rentOf({ isSample: false })} asked={null} />)).not.toMatch(/Bサンプル/);
  });

  it("shows a rent that is held against it in picture and words", async () => {
    const drawn = await html(<RentBand rent={rentOf()} asked={200_000} />);

    expect(drawn).toContain('aria-label="AI推定賃料 24.8万円。80%の幅は 22.1万円 から 27.9万円。入れた家賃 20.0万円。"');
    expect(await html(<RentBand rent={rentOf()} asked={null} />)).not.toContain("入れた家賃");
  });

  it("says until when it knows rents, and leaves out a quarter that is none", async () => {
    expect(await read(<RentBand rent={rentOf()} asked={null} />)).toContain("2026年第3四半期までの記録、モデル rent-2026.11");
    const text = await read(<RentBand rent={rentOf({ dataAsOf: "" })} asked={null} />);
    expect(text).not.toContain("までの記録");
    expect(text).toContain("モデル rent-2026.11");
  });

  it.each([
    [{ areaM2: 58, layout: "2LDK" }, "58㎡・2LDK"],
    [{ areaM2: 58, layout: null }, "58㎡"],
  ])("is of a home: %j", (home, words) => expect(homeText({ ...home, basis: "building" })).toBe(words));

  it("is told apart from none", () => expect([sampleRent, noRent].map(isEstimated)).toEqual([true, false]));
});

describe("the rent checker", () => {
  const draw = (changes: Partial<RentCheckerViewProps> = {}) => (
    <RentCheckerView {...base} rent={sampleRent} form={sampleForm()} asked={null} found={null} {...changes} />
  );

  it("reads a rent back in full while it is typed, and says of which size an empty field is", async () => {
    const set = vi.fn<(field: string, text: string) => void>();
    const form = { ...sampleForm({ typed: { rent: "12.5" } }), set };
    const page = await openInRouter(draw({ form }), ["/", "/risk/$"]);
    page.fill("rent", "13");
    page.fill("area", "42.5");

    expect(textOf(page.html)).toMatch(/125,000円.*空欄のときは58㎡・2LDKとみなします。/);
    expect(set.mock.calls).toEqual([
      ["rent", "13"],
      ["area", "42.5"],
    ]);
  });

  it("reads nothing back of what is no rent", async () => {
    expect(await read(draw({ form: sampleForm({ typed: { rent: "安い" } }) }))).not.toMatch(/\d円(?!\/)/);
  });

  it("judges against the size that was asked about, not against the usual home", async () => {
    const small = rentOf({ pointYen: 120_000, lowYen: 100_000, highYen: 140_000 });

    expect(await read(draw({ asked: 200_000, found: small }))).toContain("200,000円は「割高」です。");
    expect(await read(draw({ asked: 200_000 }))).toContain("200,000円は「割安」です。");
  });

  it("leads to the market of sales where no rent can be estimated", async () => {
    expect(await html(draw({ rent: noRent }))).toContain('href="/risk/sample-apartment/life/market?floor=5&amp;w=50-10-10-10-10-10"');
  });
});

describe("the yield of a home", () => {
  const draw = (building: BuildingFactsResponse | null, rent: RentFactsResponse | null = null) => (
    <YieldScreen {...base} building={building} rent={rent} />
  );
  const typedIn = (drawn: string, name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(drawn)?.[1];

  it("begins with the fees of the building for the home that is looked at, and says so", async () => {
    const usual = await html(draw(sampleBuilding));
    const estimated = await html(draw(sampleBuilding, sampleRent));

    expect(["management", "reserve"].map((name) => typedIn(usual, name))).toEqual(["16,800", "24,640"]);
    expect(["management", "reserve"].map((name) => typedIn(estimated, name))).toEqual(["13,920", "20,416"]);
    expect(textOf(usual).match(/建物の額を70㎡で計算した値です。/g)).toHaveLength(2);
    expect(textOf(estimated)).toContain("建物の額を58㎡で計算した値です。");
    expect(textOf(estimated)).toContain("AI推定賃料（58㎡・2LDK）です。変えられます。");
  });

  it.each([
    ["nobody told them", bareBuilding],
    ["they could not be had", null],
  ])("begins without fees where %s, and guesses none", async (_, building) => {
    const drawn = await html(draw(building));

    expect(["management", "reserve", "tax"].map((name) => typedIn(drawn, name))).toEqual(["", "", ""]);
    expect(textOf(drawn)).not.toContain("建物の額");
    expect(textOf(drawn)).toContain("購入価格と家賃を入れると、利回りを計算します。");
  });

  it("takes no fee from a fact that is no number", async () => {
    const fields = [{ field: "managementFeeYenPerM2", value: "不明", source: "", asOf: null, isSample: false }];

    expect(typedIn(await html(draw({ ...bareBuilding, fields })), "management")).toBe("");
  });
});
