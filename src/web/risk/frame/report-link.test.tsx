import { describe, expect, it } from "vitest";
import { linksOf } from "#test/support/links-of.ts";
import { renderInRouter } from "#test/support/render-in-router.tsx";
import { ReportLink, ReportLinkButton } from "./report-link.tsx";

const search = { floor: 5, w: "50-10-10-10-10-10" };

describe.each([
  ["a link", ReportLink],
  ["a button", ReportLinkButton],
])("%s to another page of the report", (_, To) => {
  const link = async (page: string, carried: typeof search | object) =>
    linksOf(
      await renderInRouter(
        <To apartmentKey="a b" page={page} search={carried}>
          ローン試算
        </To>,
      ),
    );

  it("takes floor and weights along", async () => {
    expect(await link("apartment/loan", search)).toEqual([
      { text: "ローン試算", href: "/risk/a b/apartment/loan?floor=5&w=50-10-10-10-10-10", current: null },
    ]);
  });

  it("asks for nothing where nothing was chosen", async () => {
    expect((await link("summary", {}))[0]?.href).toBe("/risk/a b/summary");
  });
});
