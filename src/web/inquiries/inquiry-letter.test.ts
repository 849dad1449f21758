import { describe, expect, it } from "vitest";
import type { InquiryHome } from "#api/client/client.ts";
import { inquiryLetter, readInquiry, tickName } from "./inquiry-letter.ts";
import { sampleInquiryHome } from "./samples.ts";

const HOME: InquiryHome = sampleInquiryHome();
const WRITTEN = { [tickName("north")]: "on", topic: "visit", contactWay: "mail", name: "山田花子", email: "hanako@example.jp" };
const faultsOf = (typed: Readonly<Record<string, string>>) => {
  const read = readInquiry(HOME, typed);
  return read.ok ? [] : read.issues.map(({ field }) => field);
};

describe("the letter to the companies that offer a home", () => {
  it("has a tick for each company, with the words that are agreed to", () => {
    const ticks = inquiryLetter(HOME).fields.filter(({ look }) => look === "tick");

    expect(ticks.map(({ name }) => name)).toEqual(["to-north", "to-south"]);
    expect(ticks[0]?.field.label).toMatch(/北不動産.*に送る。北不動産に、お名前.*同意します/);
    expect(ticks.map(({ field }) => field.label.includes("実際には届きません"))).toEqual([false, true]);
  });

  it("goes to the companies that are ticked and to no other", () => {
    expect(readInquiry(HOME, WRITTEN)).toMatchObject({ ok: true, input: { recipients: ["north"], consentVersion: "v", topic: "visit" } });
  });

  it.each([
    ["nobody is ticked", { ...WRITTEN, [tickName("north")]: "" }, ["to-north"]],
    ["a question says nothing", { ...WRITTEN, topic: "question" }, ["message"]],
    ["a call has no number", { ...WRITTEN, contactWay: "phone" }, ["phone"]],
    ["the number is none", { ...WRITTEN, contactWay: "phone", phone: "12" }, ["phone"]],
    ["nothing is written", {}, ["to-north", "topic", "contactWay", "name", "email"]],
  ])("is not sent where %s", (_, typed, fields) => {
    expect(faultsOf(typed)).toEqual(fields);
  });

  it("carries a number only where the sender wants to be called", () => {
    expect(readInquiry(HOME, { ...WRITTEN, phone: "090-1234-5678" })).not.toMatchObject({ input: { phone: expect.anything() } });
    expect(readInquiry(HOME, { ...WRITTEN, contactWay: "phone", phone: "０９０－１２３４－５６７８" })).toMatchObject({
      input: { phone: "+819012345678" },
    });
  });
});
