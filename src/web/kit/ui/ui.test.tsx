import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Button, LinkButton } from "./button.tsx";
import { Card } from "./card.tsx";
import { ProvenanceChip } from "./chip.tsx";
import { classNames } from "./class-names.ts";
import { type Column, DataTable } from "./data-table.tsx";
import { FieldLabel } from "./field-label.tsx";
import { Notice } from "./notice.tsx";
import { LoadFailed, NoData, OutOfArea } from "./state-block.tsx";
import { nextTab, Tabs } from "./tabs.tsx";

test("class names leave out what is not there", () => {
  expect(classNames("a", undefined, false, "b")).toBe("a b");
});

describe("a button", () => {
  test("does not send the form it stands in unless told to", () => {
    expect(renderToStaticMarkup(<Button>調べる</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">調べる</Button>)).toContain('type="submit"');
  });

  test("is 48 px high, and 40 in a dense bar", () => {
    expect(renderToStaticMarkup(<Button>送る</Button>)).toContain("min-h-12");
    expect(renderToStaticMarkup(<Button size="bar">送る</Button>)).toContain("min-h-10");
  });

  test("that navigates is a link", async () => {
    expect(await renderInRouter(<LinkButton to="/">トップ</LinkButton>)).toMatch(/^<a [^>]*href="\/"[^>]*>トップ<\/a>$/);
  });
});

describe("a card", () => {
  test("has its title as a heading of the asked level", () => {
    expect(renderToStaticMarkup(<Card title="似た成約">表</Card>)).toMatch(/<section[^>]*>.*<h2[^>]*>似た成約<\/h2>/);
    expect(
      renderToStaticMarkup(
        <Card title="似た成約" level={3}>
          表
        </Card>,
      ),
    ).toContain("<h3");
  });

  test("without title and aside is only its content", () => {
    expect(textOf(renderToStaticMarkup(<Card lead="いまの条件: 江東区">表</Card>))).toContain("いまの条件: 江東区");
    expect(renderToStaticMarkup(<Card>表</Card>)).toMatch(/^<section[^>]*>表<\/section>$/);
  });
});

test("a provenance chip opens its details without script", () => {
  const html = renderToStaticMarkup(<ProvenanceChip label="国土交通省">出典の説明</ProvenanceChip>);

  expect(html).toMatch(/^<details[^>]*><summary[^>]*>国土交通省.*<\/summary>.*出典の説明.*<\/details>$/);
});

describe("no data, out of area and failure", () => {
  const blocks = [
    renderToStaticMarkup(<NoData>公開されていません。</NoData>),
    renderToStaticMarkup(<OutOfArea>東京23区だけです。</OutOfArea>),
    renderToStaticMarkup(<LoadFailed />),
  ];

  test("say what they are in words", () => {
    expect(blocks.map(textOf)).toEqual([
      "データなし公開されていません。",
      "対象外エリア東京23区だけです。",
      "取得失敗読み込みに失敗しました。再試行",
    ]);
  });

  test("look different: hatched, outlined, marked", () => {
    expect(["hatched", "border-dashed", "border-l-8"].map((look) => blocks.map((block) => block.includes(look)))).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
  });

  test("only a failure interrupts a screen reader", () => {
    expect(blocks.map((block) => block.includes('role="alert"'))).toEqual([false, false, true]);
  });
});

test("a notice says its kind in a word, so that no colour is needed", () => {
  expect(textOf(renderToStaticMarkup(<Notice tone="warn">幅が広くなっています。</Notice>))).toBe("ご注意幅が広くなっています。");
});

test("a field says that it is required or optional only when told which", () => {
  expect(textOf(renderToStaticMarkup(<FieldLabel htmlFor="a">面積</FieldLabel>))).toBe("面積");
  expect(
    textOf(
      renderToStaticMarkup(
        <FieldLabel htmlFor="a" isRequired>
          面積
        </FieldLabel>,
      ),
    ),
  ).toBe("面積※必須");
  expect(
    textOf(
      renderToStaticMarkup(
        <FieldLabel htmlFor="a" isRequired={false}>
          面積
        </FieldLabel>,
      ),
    ),
  ).toBe("面積任意");
});

describe("a table", () => {
  const columns: readonly Column<{ ward: string; n: number }>[] = [
    { key: "ward", label: "区", cell: (row) => row.ward, isRowHeading: true },
    { key: "n", label: "件数", cell: (row) => row.n, isNumber: true },
  ];

  test("has a caption, column headings, and a heading in every row", () => {
    const html = renderToStaticMarkup(
      <DataTable caption="区ごとの件数" columns={columns} rows={[{ ward: "江東区", n: 12 }]} rowKey={(row) => row.ward} />,
    );

    expect(html).toContain("区ごとの件数</caption>");
    expect([...html.matchAll(/<th scope="(\w+)"[^>]*>([^<]*)/g)].map(([, scope, text]) => `${scope} ${text}`)).toEqual([
      "col 区",
      "col 件数",
      "row 江東区",
    ]);
    expect(html).toMatch(/<td class="[^"]*amount text-right[^"]*">12<\/td>/);
  });

  test("never squeezes words to a letter a line, and leaves out on paper what is for the screen", () => {
    const unit: Column<{ ward: string; n: number }> = { key: "unit", label: "単価", cell: () => "1円", isNumber: true, isScreenOnly: true };
    const html = renderToStaticMarkup(
      <DataTable caption="件数" columns={[...columns, unit]} rows={[{ ward: "江東区", n: 12 }]} rowKey={(row) => row.ward} />,
    );

    expect(html).toMatch(/<th scope="row" class="[^"]*min-w-16[^"]*">江東区/);
    expect(html).toMatch(/<td class="[^"]*print:hidden[^"]*">1円/);
  });

  test("without rows says so over its whole width", () => {
    const html = renderToStaticMarkup(
      <DataTable caption="件数" columns={columns} rows={[]} rowKey={(row) => row.ward} empty="まだありません。" />,
    );

    expect(html).toMatch(/<td colSpan="2"[^>]*>まだありません。<\/td>/);
  });
});

test("breadcrumbs link what lies above and mark the page itself", async () => {
  const html = await renderInRouter(<Breadcrumbs items={[{ label: "価格を調べる", to: "/" }, { label: "結果" }]} />);

  expect(html).toMatch(/<a[^>]*href="\/"[^>]*>価格を調べる<\/a>/);
  expect(html).toContain('<span aria-current="page">結果</span>');
});

describe("tabs", () => {
  test.each([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 2, 0],
    ["ArrowLeft", 0, 2],
    ["Home", 2, 0],
    ["End", 0, 2],
    ["a", 1, undefined],
  ])("%s on tab %i of 3 leads to %s", (key, from, to) => {
    expect(nextTab(3, from, key)).toBe(to);
  });

  test("show one panel, and keep the others for print", () => {
    const html = renderToStaticMarkup(
      <Tabs
        label="似た成約"
        tabs={[
          { id: "table", label: "表", content: "表の内容" },
          { id: "map", label: "地図", content: "地図の内容" },
        ]}
        initial={1}
      />,
    );

    expect([...html.matchAll(/role="tab"[^>]*aria-selected="(\w+)" tabindex="(-?\d)"/g)].map(([, ...rest]) => rest)).toEqual([
      ["false", "-1"],
      ["true", "0"],
    ]);
    expect(html).toMatch(/class="hidden pt-4 print:block">表の内容/);
    expect(html).toMatch(/class="pt-4">地図の内容/);
  });
});
