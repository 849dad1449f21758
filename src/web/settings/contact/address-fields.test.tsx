import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Typed } from "#kernel/fields/read-fields.ts";
import { textOf } from "#test/support/render-in-router.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import { samplePlaces } from "#web/settings/account/samples.ts";
import { AddressFields, type AddressFieldsProps } from "./address-fields.tsx";
import { KanaField } from "./kana-field.tsx";

const ignore = () => undefined;
const draw = (typed: Typed, changes: Partial<AddressFieldsProps> = {}) =>
  renderToStaticMarkup(
    <AddressFields
      form={sampleForm({ typed })}
      lookup={{ kind: "idle" }}
      cities={[]}
      onPostalCode={ignore}
      onLookAgain={ignore}
      onPlace={ignore}
      onPrefecture={ignore}
      {...changes}
    />,
  );
const found = { lookup: { kind: "found", places: samplePlaces } } as const;
const chosenOf = (html: string, name: string) => {
  const select = new RegExp(`<select[^>]*id="${name}".*?</select>`).exec(html)?.[0] ?? "";
  return /<option[^>]*value="([^"]*)"[^>]*selected=""/.exec(select)?.[1] ?? "";
};

describe("the address of a member", () => {
  it("asks for nothing: every field may stay empty", () => {
    expect(draw({})).not.toContain('aria-required="true"');
  });

  it("brings the cities with the postal code, and says so while there are none", () => {
    expect(textOf(draw({}))).toContain("郵便番号から入ります");

    const html = draw({ prefCode: "13", cityCode: "13108" }, { cities: [{ value: "13108", label: "江東区" }] });
    expect(textOf(html)).not.toContain("郵便番号から入ります");
    expect([chosenOf(html, "prefCode"), chosenOf(html, "cityCode")]).toEqual(["13", "13108"]);
  });

  it("lets a town be chosen where a postal code has several, and shows the one that was", () => {
    const html = draw({ cityCode: "23425", town: "蟹江新田" }, found);

    expect(textOf(html)).toContain("この郵便番号には2つの町があります。町を選んでください。");
    expect(textOf(html)).toContain("町を選んでください愛知県海部郡蟹江町今愛知県海部郡蟹江町蟹江新田");
    expect(chosenOf(html, "postal-town")).toBe("1");
    expect(chosenOf(draw({ cityCode: "23425", town: "別の町" }, found), "postal-town")).toBe("");
  });

  it("says of one town that it was filled in only where it still is", () => {
    const [only] = samplePlaces;
    if (!only) throw new Error("the sample has places");
    const lookup = { kind: "found", places: [only] } as const;

    expect(textOf(draw({ cityCode: "23425" }, { lookup }))).toContain("愛知県海部郡蟹江町今を入れました。");
    expect(textOf(draw({ cityCode: "13108" }, { lookup }))).not.toContain("入れました");
    expect(draw({ cityCode: "23425" }, { lookup })).not.toContain("postal-town");
  });

  it("says that the code may be kept where its address could not be had, and offers to look again", () => {
    const text = textOf(draw({ postalCode: "135-0061" }, { lookup: { kind: "failed" } }));

    expect(text).toContain("郵便番号はそのまま保存できます。");
    expect(text).toContain("再試行");
    expect(textOf(draw({}, { lookup: { kind: "unknown" } }))).not.toContain("再試行");
  });

  it("has a line where what came of the code is read out, from the start", () => {
    expect(draw({})).toMatch(/<p role="status"[^>]*><\/p>/);
    expect(draw({}, { lookup: { kind: "loading" } })).toMatch(/<p role="status"[^>]*>住所を調べています<\/p>/);
  });
});

it("the kana of a name are typed freely: nothing is filled in by the browser, nothing needed", () => {
  const html = renderToStaticMarkup(<KanaField name="familyKana" label="セイ" isRequired={false} value="ヤマダ" onChange={ignore} />);

  expect(html).toMatch(/<input[^>]*id="familyKana"[^>]*value="ヤマダ"|value="ヤマダ"[^>]*id="familyKana"/);
  expect(html).toContain('autoComplete="off"');
  expect(html).not.toContain("aria-required");
});
