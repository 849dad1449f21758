import { expect, it } from "vitest";
import { contactSearch, inquiryThanks, readSentTo } from "./inquiry-receipt.ts";

const meant = (search: object) => JSON.parse(JSON.stringify(search));

it.each([
  [
    { id: "K7QM-3XWD-9RTA", due: "2026-11-30", again: true, area: 13108 },
    { id: "K7QM-3XWD-9RTA", due: "2026-11-30", again: true, area: 13108 },
  ],
  [
    { id: "K7QM-3XWD-9RTA", area: 1101 },
    { id: "K7QM-3XWD-9RTA", area: "01101" },
  ],
  [{ id: "<b>", due: "soon", again: "yes", area: "x" }, {}],
])("a receipt in an address, %j, is %j", (given, receipt) => {
  expect(meant(inquiryThanks(given))).toEqual(receipt);
});

it("a listing is named by its key, digits too", () => {
  expect([{ listing: "a_b-1" }, { listing: 77 }, { listing: "<b>" }, {}].map((given) => contactSearch(given).listing)).toEqual([
    ...["a_b-1", "77", undefined, undefined],
  ]);
});

it.each([
  [JSON.stringify({ companies: ["北不動産", 1], askedBefore: [] }), { companies: ["北不動産"], askedBefore: [] }],
  ["{", null],
  [null, null],
  ["[]", null],
])("who got it is read as it was kept: %s", (text, sent) => {
  expect(readSentTo(text)).toEqual(sent);
});
