import { describe, expect, it } from "vitest";
import type { FieldIssue, Typed } from "#kernel/fields/read-fields.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import type { InputData } from "#web/price/place/find-place.ts";
import { sampleApartment, sampleMarket } from "#web/price/result/samples.ts";
import { InputView } from "./input.view.tsx";

const ignore = () => undefined;
const { cities } = sampleMarket;
const koto = { cityCode: "13108", cityName: "江東区", prefecture: "東京都", place: { lon: 139.812, lat: 35.667 }, sales: 2_214 };
const toyosu: InputData = { place: { kind: "town", city: koto, town: "豊洲" }, cities, failed: false, hasBuildings: true };

function draw(data: InputData, typed: Typed, issues: readonly FieldIssue[] = []) {
  const rest = { onClear: ignore, onPlace: ignore };
  return renderInRouter(<InputView data={data} form={sampleForm({ typed, issues })} {...rest} />);
}

describe("the form of the price check", () => {
  it("asks for no personal data and says so", async () => {
    const text = textOf(await draw(toyosu, {}));

    expect(text).toContain("氏名や電話番号の入力もいりません");
  });

  it("says beside its button what that needs, where no script runs", async () => {
    expect(await draw(toyosu, {})).toMatch(/価格を調べる<\/button>.*<noscript>.*JavaScriptが必要です。.*<\/noscript>/s);
  });

  it("tells that the price follows by itself while its model is made, and is quiet otherwise", async () => {
    const rest = { onClear: ignore, onPlace: ignore };
    const form = sampleForm({ typed: {}, issues: [] });

    expect(textOf(await renderInRouter(<InputView data={toyosu} form={form} {...rest} isPreparing />))).toContain("自動で計算します");
    expect(textOf(await draw(toyosu, {}))).not.toContain("自動で計算します");
  });

  it("shows the understood place with a way to change it", async () => {
    const text = textOf(await draw(toyosu, {}));

    expect(text).toContain("江東区豊洲");
    expect(text).toContain("場所を変える");
  });

  it("asks for the name of a building only where one is known", async () => {
    const place = { kind: "none" } as const;

    expect(await draw({ ...toyosu, place }, {})).toContain('aria-label="住所・マンション名・駅名・郵便番号"');
    expect(await draw({ ...toyosu, place, hasBuildings: false }, {})).toContain('aria-label="住所・駅名・郵便番号"');
  });

  it("leads from a condominium at a place to proposing its building, and from nothing else", async () => {
    const proposal =
      'href="/risk/contact?topic=listing&amp;address=%E6%9D%B1%E4%BA%AC%E9%83%BD%E6%B1%9F%E6%9D%B1%E5%8C%BA%E8%B1%8A%E6%B4%B2"';
    const building = { kind: "apartment", apartment: sampleApartment } as const;

    expect(await draw(toyosu, {})).toContain(proposal);
    expect(await draw(toyosu, { kind: "land" })).not.toContain("topic=listing");
    expect(await draw({ ...toyosu, place: building }, {})).not.toContain("topic=listing");
  });

  it.each([
    { kind: "condo", present: ["専有面積", "間取り", "築年", "向き", "総階数"], absent: ["延床面積", "土地面積"] },
    { kind: "house", present: ["土地面積", "延床面積", "間取り", "築年"], absent: ["専有面積", "総階数", "向き"] },
    { kind: "land", present: ["土地面積"], absent: ["延床面積", "間取り", "築年", "リフォーム"] },
  ])("asks for what belongs to a $kind", async ({ kind, present, absent }) => {
    const text = textOf(await draw(toyosu, { kind }));

    expect(present.filter((label) => !text.includes(label))).toEqual([]);
    expect(absent.filter((label) => text.includes(label))).toEqual([]);
  });

  it("says what of the building is used when a field stays empty", async () => {
    const text = textOf(await draw({ ...toyosu, place: { kind: "apartment", apartment: sampleApartment } }, {}));

    expect(text).toContain("豊洲サンプルレジデンス");
    expect(text).toContain("この建物の築年（2008年）を使います");
    expect(text).toContain("豊洲駅を使います");
  });

  it("says that an asking price is only compared", async () => {
    expect(textOf(await draw(toyosu, {}))).toContain("比べるためだけに使います。推定には使いません。");
  });

  it("shows errors at the head and under their fields, the place by its own field", async () => {
    const issues = [
      { field: "place", message: "場所を選んでください" },
      { field: "areaM2", message: "面積を入力してください" },
    ];
    const html = await draw({ ...toyosu, place: { kind: "none" } }, {}, issues);

    expect(textOf(html)).toContain("入力内容を確認してください（2件）");
    expect(html).toContain('href="#place"');
    expect(html).toMatch(/id="place"[^>]*aria-describedby="place-error"|aria-describedby="place-error"[^>]*id="place"/);
    expect(html).toContain('id="areaM2-error"');
  });

  it("asks for the town where only the city is known, and sends the error there", async () => {
    const place = { kind: "city", city: koto } as const;
    const html = await draw({ ...toyosu, place }, {}, [{ field: "place", message: "場所を選んでください" }]);

    expect(html).toContain('id="town"');
    expect(html).toContain('href="#town"');
  });

  it("names the covered areas for a place outside of them", async () => {
    const text = textOf(await draw({ ...toyosu, place: { kind: "out-of-area", label: null } }, {}));

    expect(text).toContain("対象外のエリアです");
    expect(text).toContain("東京都：港区、江東区、世田谷区");
  });

  it("keeps the form usable when the place could not be looked up", async () => {
    const text = textOf(await draw({ place: { kind: "none" }, cities: [], failed: true, hasBuildings: true }, { areaM2: "70" }));

    expect(text).toContain("再試行");
    expect(text).toContain("価格を調べる");
  });

  it("goes on with an earlier visit, says so, and offers to begin anew", async () => {
    const resumed = { data: toyosu, onClear: ignore, onPlace: ignore };
    const html = await renderInRouter(<InputView {...resumed} form={sampleForm({ typed: { areaM2: "70" }, isResumed: true })} />);

    expect(textOf(html)).toContain("前回の入力を続けています入力を消して、はじめから");
    expect(textOf(await draw(toyosu, { areaM2: "70" }))).not.toContain("前回の入力");
  });

  it("is one form, sent once: without script it says nothing in the address", async () => {
    const html = await draw(toyosu, {});

    expect(html).toMatch(/<form[^>]*aria-label="物件の条件"/);
    expect(html).toMatch(/<form[^>]*method="post"[^>]*aria-label="物件の条件"|aria-label="物件の条件"[^>]*method="post"/);
    expect(html.match(/type="submit"[^>]*>価格を調べる/g)).toHaveLength(1);
  });

  it("says while it is sent what happens, and takes no second try", async () => {
    const sending = { data: toyosu, onClear: ignore, onPlace: ignore };
    const html = await renderInRouter(<InputView {...sending} form={sampleForm({ isPending: true })} />);

    expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*>受け付けています/);
  });

  it("says where the answers are kept", async () => {
    expect(textOf(await draw(toyosu, {}))).toContain("入力はこの端末に下書きとして残ります。");
  });

  it("leads from what is wrong with the place to what changes it", async () => {
    const html = await draw(toyosu, {}, [{ field: "place", message: "場所を確かめてください。" }]);

    expect(html).toContain('href="#place"');
    expect(html).toMatch(/<button[^>]*id="place"/);
  });
});
