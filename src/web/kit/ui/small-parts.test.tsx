import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { LetterMark } from "#web/kit/mark/letter-mark.tsx";
import { PlaceTile } from "#web/kit/mark/place-tile.tsx";
import { Badge, type BadgeTone } from "./badge.tsx";
import { Button, buttonClass, LinkButton } from "./button.tsx";
import { Card } from "./card.tsx";
import { Chip, ChipRow, ProvenanceChip } from "./chip.tsx";
import { type Column, DataTable } from "./data-table.tsx";
import { ErrorText, SupportText } from "./field-label.tsx";
import { Notice, NoticeBox } from "./notice.tsx";
import { Skeleton } from "./skeleton.tsx";
import { NoData, OutOfArea } from "./state-block.tsx";
import { TableTwin } from "./table-twin.tsx";

const draw = renderToStaticMarkup;

describe("a notice", () => {
  it.each([
    ["info", "お知らせ"],
    ["good", "完了"],
    ["warn", "ご注意"],
    ["error", "エラー"],
  ] as const)("of the tone %s is called %s unless it has a title of its own", (tone, word) => {
    expect(textOf(draw(<Notice tone={tone}>本文</Notice>))).toBe(`${word}本文`);
    expect(
      textOf(
        draw(
          <Notice tone={tone} title="題名">
            本文
          </Notice>,
        ),
      ),
    ).toBe("題名本文");
  });

  it("interrupts only where it is an error, and not where something around it announces it", () => {
    const alerts = (["info", "good", "warn", "error"] as const).map((tone) =>
      draw(<Notice tone={tone}>本文</Notice>).includes('role="alert"'),
    );

    expect(alerts).toEqual([false, false, false, true]);
    expect(draw(<NoticeBox tone="error">本文</NoticeBox>)).not.toContain("alert");
  });
});

describe("a button", () => {
  it("passes on what it is, what it says to those who hear it and whether it can be pressed", () => {
    const html = draw(
      <Button tone="plain" size="bar" disabled aria-label="豊洲を地図で見る" className="min-h-11">
        地図
      </Button>,
    );

    expect(html).toMatch(/disabled=""/);
    expect(html).toContain('aria-label="豊洲を地図で見る"');
    expect(html).toMatch(/class="[^"]*min-h-10[^"]* min-h-11"/);
  });

  it("looks different in each tone, and like one on a link", async () => {
    const looks = (["primary", "secondary", "plain"] as const).map((tone) => buttonClass({ tone }));

    expect(new Set(looks).size).toBe(3);
    expect(buttonClass()).toBe(looks[0]);
    expect(
      await renderInRouter(
        <LinkButton to="/" tone="secondary">
          戻る
        </LinkButton>,
      ),
    ).toContain(looks[1]);
  });
});

describe("a grade", () => {
  it("is its letter, and hatched words where it could not be judged", () => {
    expect(textOf(draw(<LetterMark letter="AA" absent="判定保留" />))).toBe("AA");
    expect(draw(<LetterMark letter={null} absent="判定保留" />)).toContain("hatched");
    expect(textOf(draw(<LetterMark letter={null} absent="判定保留" size="small" />))).toBe("判定保留");
  });

  it("has one colour for every letter: it is read, not felt", () => {
    const looks = ["AAA", "B", "C"].map((letter) => draw(<LetterMark letter={letter} absent="" />).replace(`>${letter}<`, "><"));

    expect(new Set(looks).size).toBe(1);
  });
});

it("a badge is a word, whatever its colour", () => {
  const tones: readonly BadgeTone[] = ["brand", "accent", "good", "warn", "quiet"];
  const drawn = tones.map((tone) => draw(<Badge tone={tone}>サンプル</Badge>));

  expect(new Set(drawn).size).toBe(tones.length);
  expect(drawn.map(textOf)).toEqual(tones.map(() => "サンプル"));
  expect(draw(<Badge>サンプル</Badge>)).toBe(drawn[0]);
});

describe("a card", () => {
  it("has its lead under the title and what belongs to it beside the title", () => {
    const html = draw(
      <Card title="似た成約" lead="近い順です。" aside={<Badge>サンプル</Badge>} aria-label="x">
        表
      </Card>,
    );

    expect(textOf(html)).toBe("似た成約近い順です。サンプル表");
    expect(html).toMatch(/^<section[^>]*aria-label="x"/);
  });

  it("may have something beside a title that is not there", () => {
    const html = draw(<Card aside={<Badge>サンプル</Badge>}>表</Card>);

    expect(html).not.toContain("<h2");
    expect(textOf(html)).toBe("サンプル表");
  });
});

it("a place to choose says its name, where it lies and what it is", () => {
  expect(textOf(draw(<PlaceTile label="豊洲" detail="江東区" tag="町名" />))).toBe("豊洲江東区町名");
});

it("what is on its way says so to those who hear the page, and only to them", () => {
  expect(draw(<Skeleton />)).toMatch(/<span class="sr-only">読み込んでいます<\/span><div aria-hidden="true"/);
});

it("pills stand in a row, and one with details opens without script", () => {
  const html = draw(
    <ChipRow>
      <Chip>2,214件</Chip>
      <ProvenanceChip label="国土数値情報">加工して作成</ProvenanceChip>
    </ChipRow>,
  );

  expect(textOf(html)).toBe("2,214件国土数値情報加工して作成");
  expect(html.match(/<details/g)).toHaveLength(1);
});

it("help and error of a field can be pointed at", () => {
  expect(draw(<SupportText id="a-hint">半角でも全角でも</SupportText>)).toMatch(/^<p id="a-hint"[^>]*>半角でも全角でも<\/p>$/);
  expect(textOf(draw(<ErrorText id="a-error">入力してください</ErrorText>))).toBe("＊入力してください");
});

it("a part without data may offer one thing to do next", () => {
  const next = <a href="/risk/contact">掲載を依頼する</a>;

  expect(
    textOf(
      draw(
        <NoData title="推定できません" action={next}>
          成約が足りません。
        </NoData>,
      ),
    ),
  ).toBe("推定できません成約が足りません。掲載を依頼する");
  expect(textOf(draw(<OutOfArea action={next}>東京23区だけです。</OutOfArea>))).toContain("掲載を依頼する");
});

describe("a table", () => {
  type Row = { readonly name: string; readonly n: number };
  const rows: readonly Row[] = [
    { name: "豊洲", n: 12 },
    { name: "月島", n: 3 },
  ];
  const columns: readonly Column<Row>[] = [
    { key: "name", label: "町", isRowHeading: true, cell: ({ name }) => name },
    { key: "n", label: "件数", isNumber: true, cell: ({ n }) => n },
    { key: "note", label: "備考", isWideOnly: true, cell: () => "—" },
    { key: "more", label: "", isAction: true, cell: () => <button type="button">見る</button> },
  ];
  const table = <DataTable caption="町ごとの件数" columns={columns} rows={rows} rowKey={({ name }) => name} />;

  it("keeps its caption for those who hear it unless it is to be seen", () => {
    expect(draw(table)).toContain('<caption class="sr-only">町ごとの件数');
    expect(draw(<DataTable caption="件数" isCaptionShown columns={columns} rows={rows} rowKey={({ name }) => name} />)).not.toContain(
      "sr-only",
    );
  });

  it("leaves a column out on a phone but not on paper, and stands numbers and buttons at the right", () => {
    const html = draw(table);

    expect(html).toMatch(/<td class="[^"]*max-sm:hidden print:table-cell[^"]*">—/);
    expect(html).toMatch(/<td class="[^"]*text-right[^"]*">12/);
    expect(html).toMatch(/<td class="[^"]*w-px[^"]*text-right[^"]*"><button/);
  });

  it("says that there is nothing, in words of its own or in the usual ones", () => {
    const none = (empty?: string) =>
      draw(<DataTable caption="" columns={columns} rows={[]} rowKey={({ name }) => name} {...(empty ? { empty } : {})} />);

    expect(textOf(none())).toContain("該当するデータがありません。");
    expect(textOf(none("まだありません。"))).toContain("まだありません。");
  });

  it("that twins a picture is folded on a screen and open on paper, with the same rows", () => {
    const html = draw(<TableTwin label="数字で見る" caption="件数" columns={columns} rows={rows} rowKey={({ name }) => name} />);

    expect(html).toMatch(/<details class="no-print[^"]*"><summary[^>]*>数字で見る/);
    expect(html).toContain('<div class="hidden print:block">');
    expect(html.match(/月島/g)).toHaveLength(2);
  });
});
