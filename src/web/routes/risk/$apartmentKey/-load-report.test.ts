import { expect, it } from "vitest";
import { sampleReport } from "../../../risk/samples.ts";
import { reportHead } from "./-load-report.ts";

it("the title of a page names its building", () => {
  expect(reportHead(sampleReport, "地震")).toEqual({ meta: [{ title: "豊洲サンプルレジデンスの地震 | まちのね" }] });
});

it("a page without its report claims no title", () => {
  expect(reportHead(undefined, "地震")).toEqual({});
});
