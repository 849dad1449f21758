import { describe, expect, it } from "vitest";
import { linksOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { Pager } from "./pager.tsx";

const TO = "/risk/search_result";
const draw = (page: number, total: number) =>
  renderInRouter(<Pager label="マンションのページ" page={page} pageSize={20} total={total} to={TO} search={{ q: "豊洲" }} />, ["/", TO]);
const links = async (page: number, total: number) => linksOf(await draw(page, total)).map(({ text, href }) => `${text} ${href}`);

describe("the pages of a list", () => {
  it.each([
    [0, ""],
    [20, ""],
    [21, "1 / 2ページ"],
    [40, "1 / 2ページ"],
    [41, "1 / 3ページ"],
    [5000, "1 / 250ページ"],
  ])("of %i buildings are told as 「%s」", async (total, words) => {
    expect(textOf(await draw(1, total))).toBe(words === "" ? "" : `${words}次の20件`);
  });

  it("lead on from the first, back from the last, and both ways between", async () => {
    expect(await links(1, 45)).toEqual([`次の20件 ${TO}?q=豊洲&page=2`]);
    expect(await links(2, 45)).toEqual([`前の20件 ${TO}?q=豊洲`, `次の20件 ${TO}?q=豊洲&page=3`]);
    expect(await links(3, 45)).toEqual([`前の20件 ${TO}?q=豊洲&page=2`]);
  });

  it("have a name", async () => {
    expect(await draw(1, 45)).toContain('<nav aria-label="マンションのページ"');
  });
});
