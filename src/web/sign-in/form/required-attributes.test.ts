import { describe, expect, it } from "vitest";
import { attributeFields, attributeIssues, attributesIn } from "./required-attributes.ts";

const REQUIRED = ["userAttributes.name", "userAttributes.phone_number", "userAttributes.custom:branch"];

describe("what a user pool wants to know at the first sign-in", () => {
  it.each([
    ["userAttributes.name", { attribute: "name", name: "attribute-name", label: "氏名", autoComplete: "name" }],
    ["phone_number", { attribute: "phone_number", name: "attribute-phone_number", label: "電話番号", autoComplete: "tel" }],
    ["birthdate", { attribute: "birthdate", label: "生年月日", placeholder: "例：1990-04-01", autoComplete: "bday" }],
    ["userAttributes.custom:branch", { attribute: "custom:branch", name: "attribute-custom-branch", label: "branch", autoComplete: "off" }],
    ["zoneinfo", { attribute: "zoneinfo", label: "zoneinfo", autoComplete: "off" }],
  ])("%s is asked for as %j", (path, field) => {
    expect(attributeFields([path])).toMatchObject([field]);
  });

  it("is missed field by field, in its order", () => {
    expect(attributeIssues(REQUIRED, { "attribute-name": "　" })).toEqual([
      { field: "attribute-name", message: "氏名を入力してください" },
      { field: "attribute-phone_number", message: "電話番号を入力してください。例：090-1234-5678" },
      { field: "attribute-custom-branch", message: "branchを入力してください" },
    ]);
  });

  it.each([
    ["090-1234-5678", []],
    ["03-1234-5678", []],
    ["12345", ["attribute-phone_number"]],
  ])("takes the phone number %s: %j", (phone, wrong) => {
    const issues = attributeIssues(["phone_number"], { "attribute-phone_number": phone });

    expect(issues.map(({ field }) => field)).toEqual(wrong);
  });

  it("is sent as the pool takes it: half width, numbers as E.164", () => {
    const typed = {
      "attribute-name": " 山田　花子 ",
      "attribute-phone_number": "０９０-１２３４-５６７８",
      "attribute-custom-branch": "Ａ１",
    };

    expect(attributesIn(REQUIRED, typed)).toEqual({ name: "山田 花子", phone_number: "+819012345678", "custom:branch": "A1" });
  });

  it("is nothing where the pool wants nothing", () => {
    expect([attributeFields([]), attributeIssues([], {}), attributesIn([], {})]).toEqual([[], [], {}]);
  });
});
