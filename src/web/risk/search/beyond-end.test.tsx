import { expect, it } from "vitest";
import { linksOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { BeyondEnd } from "./beyond-end.tsx";

const TO = "/risk/search_result";

it("a page beyond the end says that the list is not empty, and leads to its beginning", async () => {
  const html = await renderInRouter(<BeyondEnd total={1234} to={TO} search={{ q: "豊洲" }} />, ["/", TO]);

  expect(textOf(html)).toContain("このページはありません一覧は1,234棟で");
  expect(linksOf(html).map(({ text, href }) => `${text} ${href}`)).toEqual([`最初のページを見る ${TO}?q=豊洲`]);
});
