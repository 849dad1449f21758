import { useState } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { areaEcho } from "#kernel/fields/echo.ts";
import { optional, required } from "#kernel/fields/field-kind.ts";
import { HOME_FIELDS } from "#kernel/fields/home-fields.ts";
import { YIELD_FIELDS } from "#kernel/fields/money-fields.ts";
import { EMAIL_FIELD } from "#kernel/fields/person-fields.ts";
import { readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { livePage } from "#test/support/live-page.tsx";
import { bound, boundField, boundTick } from "./bound.ts";
import { RadioGroup, SelectField } from "./choice-field.tsx";
import { EmailAdvice } from "./email-advice.tsx";
import { FormBox, LiveFields } from "./form-box.tsx";
import { sampleForm } from "./samples.ts";
import { SliderField } from "./slider-field.tsx";
import { NumberField, TextField } from "./text-field.tsx";
import { TickBox } from "./tick-box.tsx";
import { useForm, useLiveForm, withIssues } from "./use-form.ts";

const KINDS = [
  { value: "condo", label: "マンション" },
  { value: "land", label: "土地" },
];
const LAYOUTS = [
  { value: "2LDK", label: "2LDK" },
  { value: "3LDK", label: "3LDK" },
];

/** A form with every control that is not a text. */
function Choices({ send }: { readonly send: (typed: Typed) => void }) {
  const form = useForm({
    initial: { kind: "condo" },
    read: (typed) => ({ ok: true, input: typed }),
    send: async (typed) => {
      send(typed);
      return "done";
    },
  });
  return (
    <FormBox form={form} label="条件" action="調べる">
      <RadioGroup {...bound(form, "kind")} label="種別" isRequired choices={KINDS} hint="どちらかを" />
      <SelectField {...bound(form, "layout")} label="間取り" isRequired={false} choices={LAYOUTS} emptyLabel="選ばない" />
      <TickBox {...boundTick(form, "wantsMail")}>メールを受け取る</TickBox>
    </FormBox>
  );
}

describe("choices of a form", () => {
  it("are sent as they were chosen, and a tick as on", async () => {
    const send = vi.fn<(typed: Typed) => void>();
    const page = await livePage(<Choices send={send} />);
    await page.press(page.one('[value="land"]'));
    await page.press(page.one("#wantsMail"));
    await page.press("調べる");
    await page.press(page.one("#wantsMail"));
    await page.press("調べる");

    expect(send.mock.calls.map(([typed]) => typed)).toEqual([
      { kind: "land", wantsMail: "on" },
      { kind: "land", wantsMail: "" },
    ]);
  });

  it("made before the page came to life are kept", async () => {
    const send = vi.fn<(typed: Typed) => void>();
    const view = <Choices send={send} />;
    const choose = () => {
      Reflect.set(document.querySelector('[value="land"]') ?? {}, "checked", true);
      Reflect.set(document.querySelector("#layout") ?? {}, "value", "3LDK");
      Reflect.set(document.querySelector("#wantsMail") ?? {}, "checked", true);
    };
    const page = await livePage(view, { markup: renderToString(view), meanwhile: choose });
    await page.press("調べる");

    expect(send.mock.calls).toEqual([[{ kind: "land", layout: "3LDK", wantsMail: "on" }]]);
  });

  it("have a name for all of them and a hint that is read with it", async () => {
    const page = await livePage(<Choices send={() => undefined} />);

    expect(page.one("legend").textContent).toBe("種別※必須");
    expect(page.one("fieldset").getAttribute("aria-describedby")).toBe("kind-hint");
    expect(page.all("#layout option").map(({ textContent }) => textContent)).toEqual(["選ばない", "2LDK", "3LDK"]);
  });
});

describe("a number while it is typed", () => {
  function Area() {
    const form = useLiveForm({ areaM2: "" });
    const read = readFields({ areaM2: HOME_FIELDS.areaM2 }, form.typed);
    const shown = withIssues(form, read.ok ? [] : read.issues);
    return (
      <LiveFields form={shown}>
        <NumberField {...boundField(shown, "areaM2", HOME_FIELDS.areaM2)} echo={areaEcho(shown.typed.areaM2)} />
      </LiveFields>
    );
  }

  it("is answered by what it was understood as, or at once by what is wrong with it", async () => {
    const page = await livePage(<Area />);
    await page.type("#areaM2", "７０");
    expect([page.one("output").textContent, page.all("#areaM2-error")]).toEqual(["21.17坪", []]);

    await page.type("#areaM2", "３");
    expect(page.one("#areaM2-error").textContent).toBe("＊面積は8㎡以上で入力してください");
    await page.type("#areaM2", "20坪");

    expect(page.one("output").textContent).toBe("66.12㎡");
  });
});

describe("what a control is given by its field", () => {
  it.each([
    ["area", HOME_FIELDS.areaM2, "面積", "例：70", "㎡"],
    ["rent", YIELD_FIELDS.rent, "家賃（月）", "例：12.5", "万円"],
    ["agency", YIELD_FIELDS.agency, "管理委託料（家賃に対して）", "例：5", "%"],
    ["email", EMAIL_FIELD, "メールアドレス", "例：hanako@example.jp", ""],
  ])("%s: its label, its example and its unit", (name, field, label, placeholder, unit) => {
    expect(boundField(sampleForm(), name, field)).toMatchObject({ name, label, placeholder, unit, value: "" });
  });

  it("is no example where the answer needs none", () => {
    expect(boundField(sampleForm(), "direction", HOME_FIELDS.direction)).not.toHaveProperty("placeholder");
  });

  it("may be called otherwise in another form, with an example of its own", () => {
    const { kind } = HOME_FIELDS.areaM2;
    const drawn = boundField(sampleForm(), "to", optional("広さの上限", kind, { note: "任意の単位", example: "80" }));

    expect(drawn).toMatchObject({ label: "広さの上限（任意の単位）", placeholder: "例：80", isRequired: false });
    expect(boundField(sampleForm(), "x", required("広さ", kind))).toMatchObject({ label: "広さ", placeholder: "例：70", isRequired: true });
  });
});

describe("an address that looks mistyped", () => {
  function Mail() {
    const [address, setAddress] = useState("");
    return (
      <>
        <TextField name="email" label="メール" isRequired value={address} onChange={setAddress} type="email" />
        <EmailAdvice address={address} isForMail onTake={setAddress} />
      </>
    );
  }

  it("is put right by one press, and nothing more is said of it", async () => {
    const page = await livePage(<Mail />);
    await page.type("#email", "hanako@gmial.com");
    await page.press("hanako@gmail.com に直す");

    expect(page.one("#email").getAttribute("value")).toBe("hanako@gmail.com");
    expect(page.one('[role="status"]').textContent).toBe("");
  });

  it("is warned of where a carrier may hold our mail back", async () => {
    const page = await livePage(<Mail />);
    await page.type("#email", "hanako@docomo.ne.jp");

    expect(page.one('[role="status"]').textContent).toContain("迷惑メールの設定");
  });
});

it("a slider tells its number, not its text", async () => {
  const moved = vi.fn<(value: number) => void>();
  const page = await livePage(<SliderField label="地震" value={25} max={100} step={5} onChange={moved} />);
  await page.type('[type="range"]', "40");

  expect(moved.mock.calls).toEqual([[40]]);
  expect(page.one("output").textContent).toBe("25");
});
