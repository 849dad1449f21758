import { describe, expect, it } from "vitest";
import { type FoundControl, typedEarly } from "./early-typing.ts";

const text = (name: string, value: string, more: Partial<FoundControl> = {}): FoundControl => ({ name, type: "text", value, ...more });
const list = (value: string, selected: string): FoundControl => ({
  ...{ name: "layout", type: "select-one", value },
  options: ["", "2LDK", "3LDK"].map((option) => ({ value: option, defaultSelected: option === selected })),
});
const box = (checked: boolean, defaultChecked: boolean): FoundControl => ({
  ...{ name: "wantsMail", type: "checkbox", value: "on", checked, defaultChecked },
});
const radio = (value: string, checked: boolean, defaultChecked: boolean): FoundControl => ({
  ...{ name: "kind", type: "radio", value, checked, defaultChecked },
});

describe("what was typed before the page came to life", () => {
  it.each<[string, FoundControl[], Record<string, string>, Record<string, string>]>([
    ["a text", [text("area", "70")], {}, { area: "70" }],
    ["a text in place of the page's own", [text("area", "55", { defaultValue: "70" })], { area: "70" }, { area: "55" }],
    ["a text that was cleared", [text("area", "", { defaultValue: "70" })], { area: "70" }, { area: "" }],
    ["the page's own text", [text("area", "70", { defaultValue: "70" })], { area: "70" }, {}],
    ["a password", [text("password", "kawabe", { type: "password" })], {}, { password: "kawabe" }],
    ["a long text", [text("message", "駐車場", { type: "textarea" })], {}, { message: "駐車場" }],
    ["a choice from a list", [list("3LDK", "")], {}, { layout: "3LDK" }],
    ["the page's own choice", [list("2LDK", "2LDK")], { layout: "2LDK" }, {}],
    ["no choice where the browser marks none as drawn", [list("2LDK", "none")], { layout: "2LDK" }, {}],
    ["a box that was ticked", [box(true, false)], {}, { wantsMail: "on" }],
    ["a box that was unticked", [box(false, true)], { wantsMail: "on" }, { wantsMail: "" }],
    ["a box as it was", [box(true, true)], { wantsMail: "on" }, {}],
    ["one of several", [radio("condo", false, true), radio("land", true, false)], {}, { kind: "land" }],
    ["the one that was drawn", [radio("condo", true, true), radio("land", false, false)], {}, {}],
    ["what nobody types", [text("username", "x", { readOnly: true }), text("id", "1", { type: "hidden" }), text("", "x")], {}, {}],
    ["files", [text("files", "C:\\fakepath\\a.pdf", { type: "file" })], {}, {}],
  ])("takes up %s", (_, controls, typed, found) => {
    expect(typedEarly(controls, typed)).toEqual(found);
  });
});
