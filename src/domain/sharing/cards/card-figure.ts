import { formatYen } from "#kernel/yen.ts";
import { box, type CardNode, COLOURS, text } from "./card-node.ts";
import type { CardFigure } from "./types.ts";

type Letter = Extract<CardFigure, { readonly of: "letter" }>;
type Price = Extract<CardFigure, { readonly of: "price" }>;
type Band = NonNullable<Price["estimate"]>;

export function figureOf(figure: CardFigure): CardNode {
  return figure.of === "letter" ? letter(figure) : price(figure);
}

const label = (words: string) => text({ fontSize: 26, color: COLOURS.sub }, words);

function letter({ letter, points }: Letter): CardNode {
  const words = letter === null ? "判定保留" : letter;
  const beside = letter === null || points === null ? "データが足りないため、記号をつけていません" : `100点中${points}点`;
  return box(
    { alignItems: "flex-end" },
    box(
      { flexDirection: "column", marginRight: 36 },
      label("総合評価"),
      text({ fontSize: letter === null ? 60 : 104, fontWeight: 700, lineHeight: 1.1, color: COLOURS.brand }, words),
    ),
    text({ fontSize: 32, paddingBottom: 14, color: COLOURS.ink }, beside),
  );
}

function price({ asking, estimate }: Price): CardNode {
  const told = box(
    { flexDirection: "column", marginRight: 40 },
    label("売出価格"),
    text({ fontSize: asking < OKU ? 68 : 52, fontWeight: 700, lineHeight: 1.2, color: COLOURS.ink }, formatYen(asking)),
  );
  return box({ alignItems: "flex-end", width: "100%" }, told, ...(estimate ? [track(asking, estimate)] : []));
}

/** From here on prices have more letters. */
const OKU = 100_000_000;
const WIDTH = 580;

/** The band of the estimate with the asking price on the same axis: the point never stands without it. */
function track(asking: number, { price, low, high }: Band): CardNode {
  const from = Math.min(low, asking) * 0.97;
  const to = Math.max(high, asking) * 1.03;
  const at = (yen: number) => Math.round(((yen - from) / (to - from)) * WIDTH);
  const bar = { position: "absolute", borderRadius: 10 };
  return box(
    { flexDirection: "column", width: WIDTH },
    label("AI推定と80%の幅"),
    text({ fontSize: 24, whiteSpace: "nowrap" }, `${formatYen(price)}（${formatYen(low)}〜${formatYen(high)}）`),
    box(
      { position: "relative", height: 44, width: WIDTH, marginTop: 10, marginBottom: 8 },
      box({ ...bar, left: 0, top: 12, width: WIDTH, height: 20, backgroundColor: "#ece8e0" }),
      box({ ...bar, left: at(low), top: 12, width: Math.max(8, at(high) - at(low)), height: 20, backgroundColor: COLOURS.band }),
      box({ ...bar, left: at(price) - 4, top: 0, width: 8, height: 44, backgroundColor: COLOURS.brand }),
      box({
        ...bar,
        left: at(asking) - 12,
        top: 10,
        width: 24,
        height: 24,
        borderRadius: 4,
        transform: "rotate(45deg)",
        backgroundColor: COLOURS.ink,
      }),
    ),
  );
}
