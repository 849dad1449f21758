import { addressLines } from "#domain/direct-mail/core/address-lines.ts";
import { NAGAGATA_3, points } from "#domain/direct-mail/core/envelope.ts";
import type { LetterEstimate, MailingKind, OwnerLetter } from "#domain/direct-mail/core/types.ts";
import { formatIsoDate } from "#kernel/japanese-date.ts";
import { breakLines } from "#kernel/print/break-lines.ts";
import { Flow } from "#kernel/print/flow.ts";
import { COLORS, CONTENT_WIDTH, type Mark, type Measure, PAGE } from "#kernel/print/marks.ts";
import { formatQuarterJa, quarterIndex } from "#kernel/quarter.ts";
import { formatYen } from "#kernel/yen.ts";
import { GRADE_MEANINGS } from "#wire/checker/grade-meanings.ts";
import { MESSAGE_SIZE } from "./message-lines.ts";

const WORDS =
  "AI推定価格は統計的な参考値で、不動産鑑定評価ではありません。お部屋や建物を特定した査定ではなく、室内の状態、眺望、告知事項は考えていません。お売りになることをお勧めするものではありません。";

const KIND_WORDS: Readonly<Record<MailingKind, string>> = { condo: "マンション", house: "一戸建て" };

/** Dark and light of the code that is scanned, row by row. */
type CodeSquares = readonly (readonly boolean[])[];
type Sheet = { readonly letter: OwnerLetter; readonly squares: CodeSquares };

/** Sizes of the lines in the window: the largest at which all of them have room. */
const WINDOW_SIZES = [11, 10, 9, 8, 7] as const;
/** From the edges of the window, which lies otherwise in each envelope. */
const WINDOW_RIM = points(3);
const WINDOW_FIRST_BASELINE = points(7);
/** Of the size of a letter, between one line and the next. */
const WINDOW_LEADING = 1.5;
/** A name that would take two lines beside the date stands below alone. */
const LONG_NAME = 40;
/** Where the sources of the figures stand: in the lower rim of the page. */
const CREDITS = { size: 7, baseline: 797, leading: 10, mostLines: 3 } as const;
/** Of the code that is scanned. */
const CODE_MM = 22;

/** A letter as the pages it is printed on: what shows through the window first, the band, who sends it, why, and how it stops. */
export function letterSheet({ letter, squares }: Sheet, measure: Measure): readonly (readonly Mark[])[] {
  const flow = new Flow(measure);
  putRecipient(flow, letter.recipient, measure);
  // The first third of a sheet that is folded in three shows nothing else but the address.
  flow.gap(points(99) - PAGE.top);
  const by = letter.sender.name.length > LONG_NAME ? "" : `　${letter.sender.name}`;
  flow.paragraph(`${formatIsoDate(letter.madeOn)}作成${by}`, { size: 10, color: COLORS.sub, align: "right" });
  flow.gap(4);
  flow.paragraph(`${letter.area}の${KIND_WORDS[letter.kind]}をお持ちの方へ`, { size: 15, weight: "bold" });
  if (letter.isSample)
    flow.paragraph("これは見本です。数字はサンプルの市場のもので、実際の価格ではありません。", { size: 10, color: COLORS.warn });
  flow.gap(2);
  if (letter.message !== "") {
    flow.paragraph(letter.message, { size: MESSAGE_SIZE });
    flow.gap(2);
  }
  flow.paragraph(`${letter.area}の${letter.home}は、${formatQuarterJa(letter.estimate.pricedFor)}の水準で、次の幅と推定しています。`, {
    size: 10.5,
  });
  flow.gap(5);
  putBand(flow, letter);
  flow.paragraph(WORDS, { size: 8.5, color: COLORS.sub });
  putReasons(flow, letter);
  putStop(flow, letter, squares);
  putCredits(flow, letter.credits, measure);
  return flow.pages;
}

function putRecipient(flow: Flow, parts: readonly string[], measure: Measure): void {
  const { leftMm, topMm } = NAGAGATA_3;
  const { size, lines } = inWindow(parts, measure);
  const [x, top] = [points(leftMm) + WINDOW_RIM, points(topMm) + WINDOW_FIRST_BASELINE];
  for (const [i, text] of lines.entries())
    flow.put({
      ...{ kind: "text", x, baseline: top + i * size * WINDOW_LEADING, size, weight: "regular" },
      ...{ color: COLORS.ink, text },
    });
}

const HONORIFIC = /\s?様$/;

/** 様 stands beside the end of its name, never alone; what is no name is broken as addresses are. */
function linesOf(part: string, width: number, style: Parameters<typeof breakLines>[2]): string[] {
  const [honorific] = HONORIFIC.exec(part) ?? [];
  if (honorific === undefined) return addressLines(part, (line) => style.measure(line, style.size, style.weight) <= width);
  const lines = breakLines(part.replace(HONORIFIC, ""), width - style.measure(honorific, style.size, style.weight), style);
  return [...lines.slice(0, -1), `${lines.at(-1) ?? ""}${honorific}`];
}

type InWindow = { readonly size: number; readonly lines: readonly string[] };

/** Address, building and name as lines that the window shows whole. What a list takes in has room at the smallest size, if not before. */
function inWindow(parts: readonly string[], measure: Measure): InWindow {
  const { widthMm, heightMm } = NAGAGATA_3;
  const [width, height] = [points(widthMm) - 2 * WINDOW_RIM, points(heightMm) - WINDOW_FIRST_BASELINE - WINDOW_RIM];
  const tried = WINDOW_SIZES.map((size): InWindow => {
    const style = { size, weight: "regular", measure } as const;
    return { size, lines: parts.flatMap((part) => linesOf(part, width, style)) };
  });
  const fits = ({ size, lines }: InWindow) => (lines.length - 1) * size * WINDOW_LEADING <= height;
  return tried.find(fits) ?? tried[tried.length - 1] ?? { size: WINDOW_SIZES[0], lines: [] };
}

function putBand(flow: Flow, { estimate }: OwnerLetter): void {
  const { point, low, high, withinTenPercent, grade, comparables, modelVersion } = estimate;
  const [left, width, top] = [PAGE.left, PAGE.right - PAGE.left, flow.y];
  const at = (yen: number) => left + ((yen - low * 0.92) / (high * 1.08 - low * 0.92)) * width;
  flow.put({ kind: "box", x: left, top, width, height: 10, fill: COLORS.line });
  flow.put({ kind: "box", x: at(low), top, width: at(high) - at(low), height: 10, fill: COLORS.track });
  flow.put({ kind: "box", x: at(point) - 1.5, top: top - 4, width: 3, height: 18, fill: COLORS.brand });
  flow.gap(20);
  flow.paragraph(`${formatYen(low)}〜${formatYen(high)}`, { size: 18, weight: "bold", color: COLORS.brand });
  flow.paragraph(`中心は${formatYen(point)}。10件のうち8件の成約が入ることを目安に計算した幅です。`, { size: 10 });
  flow.paragraph(`確かさ ${grade}：${GRADE_MEANINGS[grade]}`, {
    ...{ size: 9, color: COLORS.ink, weight: grade === "D" ? "bold" : "regular" },
  });
  const facts = `±10%に入る確率 ${Math.round(withinTenPercent * 100)}%・似た成約 ${comparables}件・モデル ${modelVersion}`;
  for (const text of [quartersText(estimate), facts]) flow.paragraph(text, { size: 9, color: COLORS.sub });
  flow.gap(2);
}

/** Up to when the sales go, and whether the price stands later than they do. */
function quartersText({ pricedFor, dataAsOf }: LetterEstimate): string {
  const ahead = quarterIndex(pricedFor) - quarterIndex(dataAsOf);
  const known = `${formatQuarterJa(dataAsOf)}までの成約をもとに推定し`;
  return ahead > 0 ? `${known}、${ahead}四半期先の見込みを含みます。` : `${known}ています。`;
}

function putReasons(flow: Flow, { sender, source }: OwnerLetter): void {
  flow.gap(7);
  flow.paragraph("お送りしている会社と、このお手紙について", { size: 11, weight: "bold", color: COLORS.brand });
  flow.gap(2);
  flow.paragraph(`${sender.name}　${sender.licence}\n${sender.address}　電話 ${sender.contact}`, { size: 9.5 });
  flow.gap(3);
  flow.paragraph(`ご住所は、${source}から知りました。`, { size: 9.5 });
}

/** The code at the left, and the words for who types at its right. */
function putStop(flow: Flow, { stop, sender }: OwnerLetter, squares: CodeSquares): void {
  const side = points(CODE_MM);
  flow.gap(5);
  flow.need(side);
  const top = flow.y;
  putCode(flow, { squares, top, side });
  const beside = { x: PAGE.left + side + 12 };
  flow.gap(4);
  flow.paragraph("次からのお手紙を止めるには", { ...beside, size: 11, weight: "bold" });
  flow.paragraph("左のコードを読み取るか、次のアドレスを開いて、ボタンを押してください。", { ...beside, size: 9.5 });
  flow.paragraph(stop.shown, { ...beside, size: 9.5 });
  flow.paragraph(`お電話でも承ります（${sender.contact}）。お手紙の番号 ${stop.code}`, { ...beside, size: 9.5 });
  flow.gap(Math.max(0, top + side - flow.y) + 4);
}

function putCredits(flow: Flow, credits: readonly string[], measure: Measure): void {
  const { size, baseline, leading, mostLines } = CREDITS;
  const lines = breakLines(credits.join("　"), CONTENT_WIDTH, { size, weight: "regular", measure });
  for (const [i, text] of lines.slice(0, mostLines).entries())
    flow.put({
      ...{ kind: "text", x: PAGE.left, baseline: baseline + i * leading, size, weight: "regular", color: COLORS.sub, text },
    });
}

type Code = { readonly squares: CodeSquares; readonly top: number; readonly side: number };

/** Runs of dark squares of a row as one box: a few hundred of a code. */
function putCode(flow: Flow, { squares, top, side }: Code): void {
  const unit = side / Math.max(1, squares.length);
  for (const [y, row] of squares.entries())
    for (const [from, length] of runsOf(row))
      flow.put({
        ...{ kind: "box", x: PAGE.left + from * unit, top: top + y * unit, width: length * unit },
        // A hair higher than it is, so that no light line stands between rows.
        ...{ height: unit * 1.02, fill: "#000000" },
      });
}

function runsOf(row: readonly boolean[]): (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
