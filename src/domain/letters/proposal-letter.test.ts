import { expect, it } from "vitest";
import { describeMails, wordsOf } from "#test/support/mail-texts.ts";
import { isRelation, PROPOSAL_FIELDS } from "./proposal-fields.ts";
import { PROPOSAL_DECIDED, PROPOSAL_LETTER, PROPOSAL_RECEIVED } from "./proposal-letter.ts";

const of = { number: "P1", apartmentName: "豊洲グランコート" };
const received = wordsOf(PROPOSAL_RECEIVED, { ...of, dueOn: "2026-11-30", files: 2 });
const accepted = wordsOf(PROPOSAL_DECIDED, { ...of, building: { key: "b-1", name: "豊洲グランコート" }, reason: "登記で確かめました。" });
const rejected = wordsOf(PROPOSAL_DECIDED, { ...of, building: null, reason: "資料で確かめられませんでした。" });

describeMails([
  { title: "proposal-received", mail: received },
  { title: "proposal-decided, accepted", mail: accepted },
  { title: "proposal-decided, rejected", mail: rejected },
]);

it("the receipt names number, building, files and the day of the answer", () => {
  for (const words of ["受付番号: P1", "マンション: 豊洲グランコート", "添付の資料: 2件", "2026年11月30日"])
    expect(received.text).toContain(words);
});

it("an accepted proposal leads to the report, a rejected one nowhere", () => {
  expect(accepted.text).toContain("https://site.test/risk/b-1/summary");
  expect(rejected.text).not.toContain("/summary");
  expect(rejected.text).toContain("資料で確かめられませんでした。");
});

it("asks for all that it needs", () => {
  expect(Object.keys(PROPOSAL_FIELDS)).toEqual(expect.arrayContaining([...PROPOSAL_LETTER.needs]));
  expect([isRelation("owner"), isRelation("toString"), isRelation("")]).toEqual([true, false, false]);
});
