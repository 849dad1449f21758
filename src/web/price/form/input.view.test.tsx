import { describe, expect, it } from "vitest";
import type { FieldIssue, Typed } from "#kernel/fields/read-fields.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import { type InputData, placeLabel, townOf } from "#web/price/place/find-place.ts";
import { sampleApartment, sampleMarket } from "#web/price/result/samples.ts";
import { InputView } from "./input.view.tsx";
import { submitFailure } from "./submit-failure.ts";

const ignore = () => undefined;
const { cities } = sampleMarket;
const koto = { cityCode: "13108", cityName: "江東区", prefecture: "東京都", place: { lon: 139.812, lat: 35.667 }, sales: 2_214 };
const toyosu: InputData = { place: { kind: "town", city: koto, town: "豊洲" }, cities, failed: false };

function draw(data: InputData, typed: Typed, issues: readonly FieldIssue[] = []) {
  const rest = { onClear: ignore, onPlace: ignore };
  return renderInRouter(<InputView data={data} form={sampleForm({ typed, issues })} {...rest} />);
}

describe("the form of the price check", () => {
  it("asks for no personal data and says so", async () => {
    const text = textOf(await draw(toyosu, {}));

    expect(text).toContain("氏名や電話番号の入力もいりません");
  });

  it("shows the understood place with a way to change it", async () => {
    const text = textOf(await draw(toyosu, {}));

    expect(text).toContain("江東区豊洲");
    expect(text).toContain("場所を変える");
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
    const text = textOf(await draw({ ...toyosu, place: { kind: "out-of-area" } }, {}));

    expect(text).toContain("対象外のエリアです");
    expect(text).toContain("東京都：港区、江東区、世田谷区");
  });

  it("keeps the form usable when the place could not be looked up", async () => {
    const text = textOf(await draw({ place: { kind: "none" }, cities: [], failed: true }, { areaM2: "70" }));

    expect(text).toContain("再試行");
    expect(text).toContain("価格を調べる");
  });
});

describe("the place of a draft", () => {
  it.each([
    { draft: {}, kind: "none" },
    { draft: { cityCode: "13108", town: "豊洲" }, kind: "town" },
    { draft: { cityCode: "13108" }, kind: "city" },
    { draft: { cityCode: "01101", town: "北一条" }, kind: "out-of-area" },
    { draft: { address: "江東区豊洲5" }, kind: "address" },
  ])("$draft is $kind", ({ draft, kind }) => {
    expect(townOf(draft, cities).kind).toBe(kind);
  });

  it("has a short name for the list of recent searches", () => {
    expect(placeLabel(toyosu.place)).toBe("江東区豊洲");
    expect(placeLabel({ kind: "apartment", apartment: sampleApartment })).toBe("豊洲サンプルレジデンス");
    expect(placeLabel({ kind: "none" })).toBe("");
  });
});

describe("a refused submission", () => {
  const problem = { type: "/problems/validation", title: "入力内容を確認してください", status: 400 };

  it("takes the field errors of the API, the ways of naming a place as one", () => {
    const errors = ["cityCode", "town", "areaM2"].map((field) => ({ field, reason: "x", message: `${field}が正しくありません` }));

    expect(submitFailure({ ...problem, errors })).toEqual({
      issues: [
        { field: "place", message: "cityCodeが正しくありません" },
        { field: "areaM2", message: "areaM2が正しくありません" },
      ],
      notice: null,
    });
  });

  it.each([
    { name: "too many requests", problem: { ...problem, status: 429 }, words: "1分ほど待ってから" },
    {
      name: "no network",
      problem: { ...problem, status: 0, title: "通信できませんでした" },
      words: "通信できませんでした。入力した内容は残っています",
    },
  ])("says what to do about $name", ({ problem, words }) => {
    expect(submitFailure(problem)).toMatchObject({ issues: [], notice: expect.stringContaining(words) });
  });
});
