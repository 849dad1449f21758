import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import { textOf } from "#test/support/render-in-router.tsx";
import { LayerChoice } from "./layer-choice.tsx";
import { type MeshRow, MeshTable, type MeshTableProps, WITHOUT_LIST } from "./mesh-table.tsx";

const row = (changes: Partial<MeshRow> = {}): MeshRow => ({
  mesh: "533946",
  name: "豊洲",
  value: 364,
  n: 1234,
  isFew: false,
  label: "300万円以上",
  place: { lon: 139.79, lat: 35.65 },
  ...changes,
});

const table = (items: readonly MeshRow[], more: Partial<MeshTableProps> = {}, total = items.length) => (
  <MeshTable
    title="見えている範囲の単価"
    list={{ state: "ok", value: { total, items } }}
    valueText={(value) => `${value}万円/坪`}
    cases="成約"
    onShow={() => undefined}
    {...more}
  />
);
const draw = (...given: Parameters<typeof table>) => renderToStaticMarkup(table(...given));
/** The texts of the cells of a row, its heading first. */
const cellsOf = (html: string) =>
  [...html.slice(html.indexOf("<tbody")).matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = ""]) => textOf(cell));

describe("what a map shows, as a table", () => {
  it("names place, square, value, cases and class of each row", () => {
    expect(cellsOf(draw([row()]))).toEqual(["豊洲533946", "364万円/坪", "1,234", "300万円以上", "地図"]);
  });

  it("calls a square without a name a square", () => {
    expect(cellsOf(draw([row({ name: null })]))[0]).toBe("メッシュ533946");
  });

  it("gives no value and no class where the cases are too few, and a dash where they are not known", () => {
    expect(cellsOf(draw([row({ isFew: true, n: 3 })]))).toEqual(["豊洲533946", "件数不足", "3", "—", "地図"]);
    expect(cellsOf(draw([row({ n: null })]))[2]).toBe("—");
  });

  it("has no column of cases where a layer has none", () => {
    expect(cellsOf(draw([row()], { cases: null }))).toEqual(["豊洲533946", "364万円/坪", "300万円以上", "地図"]);
  });

  it.each([
    [1, 1, undefined, "見えている範囲の1メッシュ"],
    [2345, 1, undefined, "見えている範囲の2,345メッシュのうち、値の大きい順に1メッシュ"],
    [12, 1, "町", "見えている範囲の12町のうち、値の大きい順に1町"],
  ])("counts %i of which %i stand in the list", (total, listed, counter, words) => {
    const items = Array.from({ length: listed }, () => row());

    expect(textOf(draw(items, counter === undefined ? {} : { counter }, total))).toContain(words);
  });

  it("tells a map without data apart from a safe one", () => {
    expect(textOf(draw([]))).toBe("データなし見えている範囲には、この項目のデータがありません。安全という意味ではありません。");
    expect(draw([])).toContain("hatched");
  });

  it.each(["waiting", "wide", "failed"] as const)("says why there is no list: %s", (state) => {
    expect(textOf(draw([], { list: { state } }))).toBe(WITHOUT_LIST[state]);
  });

  it("shows the place of a row on the map, by a button that names it", async () => {
    const shown = vi.fn<(row: MeshRow) => void>();
    const rows = [row(), row({ mesh: "533947", name: null })];
    const page = await livePage(table(rows, { onShow: shown }));
    await page.press("533947を地図で見る");
    await page.press("豊洲を地図で見る");

    expect(shown.mock.calls.map(([{ mesh }]) => mesh)).toEqual(["533947", "533946"]);
  });
});

describe("the choice of what a map shows", () => {
  const choices = [
    { id: "flood", label: "洪水" },
    { id: "tsunami", label: "津波" },
  ] as const;

  it("has everything in view, and tells what was chosen", async () => {
    const chosen = vi.fn<(id: "flood" | "tsunami") => void>();
    const page = await livePage(<LayerChoice name="layer" label="災害" chosen="flood" choices={choices} onChoice={chosen} />);
    expect(page.all("label").map(({ textContent }) => textContent)).toEqual(["洪水", "津波"]);
    expect(page.all("input").map((radio) => Reflect.get(radio, "checked"))).toEqual([true, false]);

    await page.press(page.one('[value="tsunami"]'));

    expect(chosen.mock.calls).toEqual([["tsunami"]]);
    expect(page.one("legend").textContent).toBe("災害");
  });
});
