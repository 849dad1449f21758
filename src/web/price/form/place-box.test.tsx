import { describe, expect, it } from "vitest";
import type { FieldIssue, Typed } from "#kernel/fields/read-fields.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import type { Place } from "#web/price/place/find-place.ts";
import { sampleApartment, sampleMarket } from "#web/price/result/samples.ts";
import { PlaceBox } from "./place-box.tsx";

const ignore = () => undefined;
const { cities } = sampleMarket;
const city = { cityCode: "13108", cityName: "江東区", prefecture: "東京都", place: { lon: 139.812, lat: 35.667 }, sales: 2_214 };
const NO_PLACE = [{ field: "place", message: "場所を選んでください。" }];

function draw(place: Place, { typed = {}, issues = [] }: { typed?: Typed; issues?: readonly FieldIssue[] } = {}) {
  const form = sampleForm({ typed, issues });
  return renderInRouter(
    <PlaceBox data={{ place, cities, failed: false, hasBuildings: true }} form={form} onPlace={ignore} onCity={ignore} />,
  );
}

describe("the place of the form", () => {
  it.each<readonly [string, Place, string]>([
    [
      "a building, with what is known of it",
      { kind: "apartment", apartment: sampleApartment },
      "豊洲サンプルレジデンス東京都江東区豊洲5丁目・2008年築・32階建・412戸・豊洲駅 徒歩7分",
    ],
    ["a town", { kind: "town", city, town: "豊洲" }, "江東区豊洲東京都"],
    ["a city", { kind: "city", city }, "江東区"],
    ["an address of one town", { kind: "address", address: "豊洲 5-1", town: "江東区豊洲" }, "豊洲 5-1江東区豊洲として調べます。"],
    [
      "an address, with what may come of it",
      { kind: "address", address: "豊洲 5-1", town: null },
      "豊洲 5-1住所として調べます。町が特定できないときは、候補から選んでいただきます。",
    ],
  ])("is shown as it was understood, with a way to change it: %s", async (_, place, words) => {
    const html = await draw(place);

    expect(textOf(html)).toContain(words);
    expect(html).toMatch(/<button[^>]*id="place"[^>]*>場所を変える/);
    expect(html).not.toContain('role="combobox"');
    expect(textOf(html)).not.toContain("対象外");
  });

  it.each<Place["kind"]>(["none", "unknown-apartment", "unknown-postal-code", "out-of-area"])(
    "is searched for where it is not known: %s",
    async (kind) => {
      const html = await draw({ kind, label: null } as Extract<Place, { kind: "out-of-area" }>);

      expect(html).toMatch(/<input[^>]*role="combobox"/);
      expect(html).toContain('id="place"');
      expect(textOf(html)).not.toContain("場所を変える");
    },
  );

  it("tells a building that nobody knows from an area without data", async () => {
    const unknown = textOf(await draw({ kind: "unknown-apartment" }));
    const outside = textOf(await draw({ kind: "out-of-area", label: null }));

    expect(unknown).toContain("このマンションは見つかりませんでした。住所か名前から選び直してください。");
    expect(unknown).not.toContain("対象外");
    expect(outside).toContain("この地域には、推定できるだけの成約データがありません。いま推定できるエリア東京都：港区、江東区、世田谷区");
    expect(textOf(await draw({ kind: "none" }))).not.toContain("データがありません");
    expect(textOf(await draw({ kind: "out-of-area", label: "大阪市北区梅田" }))).toContain(
      "大阪市北区梅田には、推定できるだけの成約データがありません。",
    );
    expect(textOf(await draw({ kind: "unknown-postal-code" }))).toContain("この郵便番号の住所が見つかりません。");
  });

  it("ties what is wrong with it to its field, so that it is read out there", async () => {
    const html = await draw({ kind: "out-of-area", label: null });

    expect(html).toMatch(/role="combobox"[^>]*aria-describedby="place-refused"|aria-describedby="place-refused"[^>]*role="combobox"/);
    expect(html).toMatch(/id="place-refused" role="status"/);
  });

  it("asks for the town of a city, in a field of its own", async () => {
    const html = await draw({ kind: "city", city }, { typed: { town: "豊洲" } });

    expect(html).toMatch(/<input[^>]*id="town"[^>]*value="豊洲"/);
    expect(textOf(html)).toContain("丁目は要りません。");
    expect(await draw({ kind: "town", city, town: "豊洲" })).not.toContain('id="town"');
  });

  it("says once that it is missing: at the town where that is asked for, otherwise below the search", async () => {
    const atTown = await draw({ kind: "city", city }, { issues: NO_PLACE });
    const atSearch = await draw({ kind: "none" }, { issues: NO_PLACE });

    expect(atTown).toContain('id="town-error"');
    expect(atTown).not.toContain('id="place-error"');
    expect(atSearch).toMatch(/role="combobox"[^>]*aria-describedby="place-error"|aria-describedby="place-error"[^>]*role="combobox"/);
    for (const html of [atTown, atSearch]) expect(textOf(html).match(/場所を選んでください。/g)).toHaveLength(1);
  });

  it("is marked as needed", async () => {
    expect(textOf(await draw({ kind: "none" }))).toMatch(/場所[^<]*必須/);
  });
});
