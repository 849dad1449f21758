import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RadioGroup, SelectField } from "./choice-field.tsx";
import { isComposing } from "./composition.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { SearchBox } from "./search-box.tsx";
import { NumberField, TextField } from "./text-field.tsx";

const ignore = () => undefined;

describe("a field", () => {
  it("ties its error and its hint to the control", () => {
    const html = renderToStaticMarkup(
      <TextField name="town" label="町名" isRequired hint="丁目は要りません" error="町名を入力してください" value="" onChange={ignore} />,
    );

    expect(html).toContain('aria-describedby="town-hint town-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('id="town-error"');
    expect(html).toContain("必須");
  });

  it("says 任意 and claims no error when there is none", () => {
    const html = renderToStaticMarkup(<TextField name="town" label="町名" isRequired={false} value="" onChange={ignore} />);

    expect(html).toContain("任意");
    expect(html).not.toContain('aria-invalid="');
    expect(html).not.toContain("aria-describedby");
  });

  it("shows how a number was understood beside its unit", () => {
    const html = renderToStaticMarkup(
      <NumberField name="area" label="専有面積" isRequired unit="㎡" echo="21.17坪" value="７０" onChange={ignore} />,
    );

    expect(html).toContain("21.17坪");
    expect(html).toContain('inputMode="decimal"');
  });

  it("lets an error summary reach a group of radios by its field name", () => {
    const choices = [
      { value: "condo", label: "マンション" },
      { value: "land", label: "土地" },
    ];
    const html = renderToStaticMarkup(
      <RadioGroup name="kind" label="種別" isRequired value="land" onChange={ignore} choices={choices} error="選んでください" />,
    );

    expect(html).toContain('id="kind"');
    expect(html).toContain('<fieldset aria-describedby="kind-error"');
    expect(html.match(/checked=""/g)).toHaveLength(1);
  });

  it("offers not to choose from a list of an optional field", () => {
    const html = renderToStaticMarkup(
      <SelectField name="layout" label="間取り" isRequired={false} value="" onChange={ignore} choices={[]} emptyLabel="選ばない" />,
    );

    expect(html).toContain('<option value="" selected="">選ばない</option>');
  });
});

describe("an error summary", () => {
  it("counts the errors and links to each field", () => {
    const issues = [
      { field: "area", message: "専有面積を入力してください" },
      { field: "place", message: "場所を選んでください" },
    ];
    const html = renderToStaticMarkup(
      <ErrorSummary submitting={{ issues, notice: null, attempt: 1 }} idOf={(field) => (field === "place" ? "address" : field)} />,
    );

    expect(html).toContain('role="alert"');
    expect(html).toContain("2件");
    expect(html).toContain('href="#area"');
    expect(html).toContain('href="#address"');
  });

  it("says why a try failed as a whole, and can take the focus", () => {
    const html = renderToStaticMarkup(<ErrorSummary submitting={{ issues: [], notice: "ただいま接続できません。", attempt: 1 }} />);

    expect(html).toContain("ただいま接続できません。");
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(html).toMatch(/role="alert" tabindex="-1"/);
  });

  it("is not there without errors", () => {
    expect(renderToStaticMarkup(<ErrorSummary submitting={{ issues: [], notice: null, attempt: 0 }} />)).toBe("");
  });
});

describe("the search box", () => {
  const html = renderToStaticMarkup(
    <SearchBox
      label="住所・マンション名・駅"
      placeholder=""
      action="/search"
      initialText="豊洲"
      load={async () => ({ ok: true, items: [] })}
      onPick={ignore}
      onSearch={ignore}
      onContinue={ignore}
    />,
  );

  it("is a plain GET form without script", () => {
    expect(html).toMatch(/<form [^>]*action="\/search"/);
    expect(html).toContain('method="get"');
    expect(html).toContain('name="q"');
    expect(html).toContain('value="豊洲"');
    expect(html).toContain('type="submit"');
    expect(html).toMatch(/maxLength="120"/i);
  });

  it("is a closed combobox that names its list", () => {
    const listId = /aria-controls="([^"]+)"/.exec(html)?.[1] ?? "none";

    expect(html).toContain('role="combobox"');
    expect(html).toContain('aria-expanded="false"');
    expect(html).toContain(`id="${listId}" role="listbox"`);
  });
});

describe("an Enter that ends an IME composition", () => {
  it.each([
    { name: "while composing", keyCode: 13, composing: true, expected: true },
    { name: "just after composing (Safari)", keyCode: 229, composing: false, expected: true },
    { name: "outside a composition", keyCode: 13, composing: false, expected: false },
  ])("$name: $expected", ({ keyCode, composing, expected }) => {
    expect(isComposing({ keyCode, nativeEvent: { isComposing: composing } })).toBe(expected);
  });
});
