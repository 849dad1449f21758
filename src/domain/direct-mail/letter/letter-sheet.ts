import { NAGAGATA_3, points } from "#domain/direct-mail/core/envelope.ts";
import type { OwnerLetter } from "#domain/direct-mail/core/types.ts";
import { formatIsoDate } from "#kernel/japanese-date.ts";
import { Flow } from "#kernel/print/flow.ts";
import { COLORS, type Mark, type Measure, PAGE } from "#kernel/print/marks.ts";
import { formatYen } from "#kernel/yen.ts";

const WORDS =
  "AI推定価格は統計的な参考値で、不動産鑑定評価ではありません。室内の状態、眺望、告知事項は考えていません。お売りになることをお勧めするものではありません。";

/** A letter as the pages it is printed on: what shows through the window first, the band, who sends it, why, and how it stops. */
export function letterSheet(letter: OwnerLetter, measure: Measure): readonly (readonly Mark[])[] {
  const flow = new Flow(measure);
  putRecipient(flow, letter.recipient);
  // The first third of a sheet that is folded in three shows nothing else but the address.
  flow.gap(points(99) - PAGE.top);
  flow.paragraph(`${formatIsoDate(letter.madeOn)}　${letter.sender.name}`, { size: 10, color: COLORS.sub, align: "right" });
  flow.gap(8);
  flow.paragraph(`${letter.area}のマンションをお持ちの方へ`, { size: 17, weight: "bold" });
  if (letter.isSample)
    flow.paragraph("これは見本です。数字はサンプルの市場のもので、実際の価格ではありません。", { size: 10, color: COLORS.warn });
  flow.gap(6);
  flow.paragraph(`${letter.area}の${letter.home}は、いま次の幅で取引されると推定しています。`, { size: 11 });
  flow.gap(8);
  putBand(flow, letter);
  flow.paragraph(WORDS, { size: 9, color: COLORS.sub });
  putReasons(flow, letter);
  return flow.pages;
}

function putRecipient(flow: Flow, lines: readonly string[]): void {
  const { leftMm, topMm } = NAGAGATA_3;
  for (const [index, text] of lines.slice(0, 6).entries())
    flow.put({
      ...{ kind: "text", x: points(leftMm + 3), baseline: points(topMm + 8) + index * 17, size: 11, weight: "regular" },
      ...{ color: COLORS.ink, text },
    });
}

function putBand(flow: Flow, { estimate: { point, low, high, withinTenPercent, comparables, modelVersion }, madeOn }: OwnerLetter): void {
  const [left, width, top] = [PAGE.left, PAGE.right - PAGE.left, flow.y];
  const at = (yen: number) => left + ((yen - low * 0.92) / (high * 1.08 - low * 0.92)) * width;
  flow.put({ kind: "box", x: left, top, width, height: 10, fill: COLORS.line });
  flow.put({ kind: "box", x: at(low), top, width: at(high) - at(low), height: 10, fill: COLORS.track });
  flow.put({ kind: "box", x: at(point) - 1.5, top: top - 4, width: 3, height: 18, fill: COLORS.brand });
  flow.gap(22);
  flow.paragraph(`${formatYen(low)}〜${formatYen(high)}`, { size: 20, weight: "bold", color: COLORS.brand });
  flow.paragraph(`中心は${formatYen(point)}。10件のうち8件が、この幅に入ります。`, { size: 11 });
  const facts = `±10%に入る確率 ${Math.round(withinTenPercent * 100)}%・似た成約 ${comparables}件・モデル ${modelVersion}・${formatIsoDate(madeOn)}時点`;
  flow.paragraph(facts, { size: 9, color: COLORS.sub });
  flow.gap(4);
}

function putReasons(flow: Flow, { sender, credits, area }: OwnerLetter): void {
  flow.heading("お送りしている会社");
  flow.paragraph(`${sender.name}　${sender.licence}\n${sender.address}\nお問い合わせ ${sender.contact}`, { size: 10 });
  flow.heading("このお手紙について");
  flow.paragraph(
    `${area}の公開された統計と成約の記録から価格を推定し、上の会社がお送りしています。お部屋を特定した査定ではありません。次からのお手紙が不要な方は、上の会社にお申し付けください。`,
    { size: 10 },
  );
  flow.gap(6);
  for (const credit of credits) flow.paragraph(credit, { size: 8, color: COLORS.sub });
}
