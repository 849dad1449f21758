import { expect, test } from "vitest";
import { doubtfulPairs, type PairedOffer } from "./offer-pairs.ts";

const offer = (changes: Partial<PairedOffer> = {}): PairedOffer => ({
  ...{
    id: "a",
    companyId: "c",
    reference: "A-1",
    title: "青葉レジデンス 8階",
    price: 50_000_000,
    kind: "condo",
    buildingKey: "b#8",
    addressKey: "b#8",
  },
  ...{ room: null, floor: 8, areaM2: 70.12, landAreaM2: null, layout: "3LDK", direction: "南" },
  ...changes,
});

test("two that are counted as one are asked about as they come, and two that are counted as two only where no fact tells them apart", () => {
  const together = { first: offer(), second: offer({ id: "b", price: 60_000_000 }), isTogether: true };
  const alike = { first: offer(), second: offer({ id: "c" }), isTogether: false };
  const others = [{ areaM2: 71 }, { floor: 9 }, { direction: "北" }, { room: "801" }].map((changes) => ({
    first: offer({ room: "802" }),
    second: offer({ id: "d", ...changes }),
    isTogether: false,
  }));

  expect(doubtfulPairs([together, alike, ...others])).toEqual([together, alike]);
});
