import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { DotLines } from "./dot-lines.tsx";
import { type DotRow, DotTable, type DotTableProps } from "./dot-table.tsx";

const place = { lon: 139.79, lat: 35.65 };
const row = (name: string, facts: DotRow["facts"] = { t: name }): DotRow => ({ mesh: "53393683", name, place, facts });
const draw = (list: DotTableProps["list"], changes: Partial<DotTableProps> = {}) =>
  renderToStaticMarkup(
    <DotTable
      caption="成約の一覧"
      heading="町と、その単価"
      counter="町"
      order="高い順"
      none="見えている範囲には、成約がありません。"
      list={list}
      wordsOf={({ t }) => ({ headline: String(t ?? "町名不明"), lines: ["2件", "坪399万円"] })}
      onShow={() => undefined}
      {...changes}
    />,
  );
const listed = (items: readonly DotRow[], total = items.length) => ({ state: "ok" as const, value: { total, items } });

describe("a map of dots as a table", () => {
  it("tells each dot in the words of its balloon, and can show it on the map", () => {
    const html = draw(listed([row("豊洲五丁目"), row("辰巳一丁目")]));

    expect(textOf(html)).toContain("見えている範囲の2町");
    expect(textOf(html)).toContain("町と、その単価地図豊洲五丁目2件坪399万円地図辰巳一丁目2件坪399万円");
    expect(html).toContain('<section aria-label="成約の一覧"');
    expect(html.match(/<th scope="row"/g)).toHaveLength(2);
    for (const name of ["豊洲五丁目", "辰巳一丁目"]) expect(html).toContain(`aria-label="${name}を地図で見る"`);
  });

  it("says in which order the first ones stand where there are more", () => {
    expect(textOf(draw(listed([row("豊洲五丁目")], 1234)))).toContain("見えている範囲の1,234町のうち、高い順に1町");
    expect(textOf(draw(listed([row("豊洲五丁目")], 1)))).not.toContain("高い順");
  });

  it("tells what more there is of a dot", () => {
    const wordsOf = () => ({ headline: "豊洲五丁目", lines: [], more: <a href="/search">この条件で調べる</a> });

    expect(draw(listed([row("豊洲五丁目")]), { wordsOf })).toContain('<a href="/search">この条件で調べる</a>');
  });

  it("stands also for a dot of which nothing is told", () => {
    expect(textOf(draw(listed([{ mesh: "1", name: null, place }])))).toContain("町名不明");
  });

  it("says that nothing is in view, in the words of its map", () => {
    expect(textOf(draw(listed([])))).toBe("見えている範囲には、成約がありません。");
  });

  it.each([
    ["waiting", "準備しています"],
    ["wide", "地図を拡大すると表示します"],
    ["failed", "読み込めませんでした"],
  ] as const)("does not take a list that is %s for an empty one", (state, words) => {
    const text = textOf(draw({ state }));

    expect(text).toContain(words);
    expect(text).not.toContain("成約がありません");
  });
});

it("one dot in words is its name, then each line, then what the page adds", () => {
  const html = renderToStaticMarkup(
    <DotLines headline="豊洲五丁目" lines={["31件", "年3.4件"]}>
      <b>くわしく</b>
    </DotLines>,
  );

  expect(html.match(/<p/g)).toHaveLength(3);
  expect(textOf(html)).toBe("豊洲五丁目31件年3.4件くわしく");
});
