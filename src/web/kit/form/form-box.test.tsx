import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { HOME_FIELDS } from "#kernel/fields/home-fields.ts";
import { readFields } from "#kernel/fields/read-fields.ts";
import { bound, boundField, boundTick } from "./bound.ts";
import { FormBox, LiveFields } from "./form-box.tsx";
import { sampleForm } from "./samples.ts";
import { NumberField } from "./text-field.tsx";
import { TickBox } from "./tick-box.tsx";
import { useForm, useLiveForm, withIssues } from "./use-form.ts";

const { areaM2 } = HOME_FIELDS;
const issue = { field: "areaM2", message: "面積を入力してください。例：70" };

function draw(form = sampleForm(), isWide = false): string {
  return renderToStaticMarkup(
    <FormBox form={form} label="部屋の条件" action="調べる" beside={<a href="/">やめる</a>} isWide={isWide}>
      <NumberField {...boundField(form, "areaM2", areaM2)} />
    </FormBox>,
  );
}

describe("a form with one button", () => {
  it("has a name, its fields, its button and what stands beside it", () => {
    const html = draw(sampleForm({ typed: { areaM2: "70" } }));

    expect(html).toMatch(/<form[^>]*aria-label="部屋の条件"/);
    expect(html).toMatch(/id="areaM2"[^>]*aria-required="true"[^>]*value="70"/);
    expect(html).toContain("㎡");
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>調べる<\/button>/);
    expect(html).toContain("やめる");
  });

  it("cannot leave in an address, nor before the page is alive, nor twice", () => {
    expect(draw()).toContain('method="post"');
    expect(draw(sampleForm({ isReady: false }))).toMatch(/<button[^>]*disabled=""/);
    expect(draw(sampleForm({ isPending: true }))).toMatch(/aria-busy="true".*aria-disabled="true".*処理中です/);
  });

  it("names what is wrong at its head and at the field", () => {
    const html = draw(sampleForm({ issues: [issue], attempt: 1 }));

    expect(html.indexOf('role="alert"')).toBeLessThan(html.indexOf('id="areaM2"'));
    expect(html).toContain('href="#areaM2"');
    expect(html).toContain('aria-describedby="areaM2-error"');
  });

  it("says at its head why a try failed as a whole", () => {
    const html = draw(sampleForm({ notice: "ただいま接続できません。", attempt: 1 }));

    expect(html).toMatch(/role="alert" tabindex="-1".*ただいま接続できません。.*id="areaM2"/);
  });
});

/** Forms as screens make them, drawn as the server draws them. */
function Screen() {
  const form = useForm({ initial: { areaM2: "70" }, read: (typed) => readFields({ areaM2 }, typed), send: async () => "done" });
  return (
    <FormBox form={form} label="条件" action="送る">
      <NumberField {...boundField(form, "areaM2", areaM2)} />
    </FormBox>
  );
}

function Calculator({ text }: { text: string }) {
  const form = useLiveForm({ areaM2: text });
  const read = readFields({ areaM2 }, form.typed);
  const shown = withIssues(form, read.ok ? [] : read.issues);
  return (
    <LiveFields form={shown}>
      <NumberField {...boundField(shown, "areaM2", areaM2)} />
    </LiveFields>
  );
}

describe("the form of a screen", () => {
  it("is drawn with what it begins with, and waits for the page to come to life", () => {
    const html = renderToStaticMarkup(<Screen />);

    expect(html).toContain('value="70"');
    expect(html).toMatch(/<button[^>]*disabled=""/);
    expect(html).not.toContain('role="alert"');
  });

  it("that is computed as it is typed says at once what is wrong", () => {
    expect(renderToStaticMarkup(<Calculator text="広い" />)).toContain("面積は数字で入力してください");
    expect(renderToStaticMarkup(<Calculator text="70" />)).not.toContain("-error");
  });
});

describe("what a control is given", () => {
  it("changes the field it belongs to", () => {
    const changes: (readonly [string, string])[] = [];
    const form = { ...sampleForm({ typed: { wantsMail: "on" } }), set: (field: string, text: string) => void changes.push([field, text]) };
    bound(form, "note").onChange("南向き");
    boundTick(form, "wantsMail").onTick(false);
    boundTick(form, "terms").onTick(true);

    expect(changes).toEqual([
      ["note", "南向き"],
      ["wantsMail", ""],
      ["terms", "on"],
    ]);
  });

  it("is the length of a text, and no length of a number", () => {
    expect(boundField(sampleForm(), "stationName", HOME_FIELDS.stationName)).toMatchObject({ most: 40, isRequired: false });
    expect(boundField(sampleForm(), "areaM2", areaM2)).not.toHaveProperty("most");
  });

  it("draws a tick as it stands", () => {
    const tick = renderToStaticMarkup(<TickBox {...boundTick(sampleForm({ typed: { terms: "on" } }), "terms")}>同意する</TickBox>);

    expect(tick).toContain('checked=""');
  });
});
