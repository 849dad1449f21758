import { expect, it } from "vitest";
import { dayCell, tableCsv } from "./list-csv.ts";

it("keeps texts from being formulas, and leaves numbers and days what they are", () => {
  const rows = [
    [{ text: "=HYPERLINK(1)" }, { number: -5 }, dayCell(new Date("2026-11-23T15:00:00Z"))],
    [{ text: '+81, 「"」' }, { number: 1.5 }, { day: null }],
    [{ text: "＝1" }, { number: 0 }, { day: "2026-11-30" }],
  ];
  expect(tableCsv(["件名", "数", "日"], rows)).toBe(
    '\uFEFF件名,数,日\r\n\'=HYPERLINK(1),-5,2026-11-24\r\n"\'+81, 「""」",1.5,\r\n\'＝1,0,2026-11-30\r\n',
  );
});
