import { SERVICE_NAME } from "#wire/site-words.ts";
import { figureOf } from "./card-figure.ts";
import { box, type CardNode, COLOURS, text } from "./card-node.ts";
import { drawable, phrasesOf } from "./line-breaks.ts";
import type { Card } from "./types.ts";

/** As large as such cards are everywhere (https://ogp.me). */
export const CARD_SIZE = { width: 1200, height: 630 };

const INNER_WIDTH = 1020;
const CLAIM = "その住まいの値段とリスクを、根拠といっしょに。";
const SAMPLE_MARK = "サンプルデータ（架空）";

/** A card as the tree of boxes that it is drawn of. */
export function cardTree(card: Card): CardNode {
  return box(
    {
      ...{ ...CARD_SIZE, boxSizing: "border-box", flexDirection: "column", justifyContent: "space-between", padding: "70px 90px 56px" },
      ...{ backgroundColor: COLOURS.paper, borderTop: `14px solid ${COLOURS.brand}`, fontFamily: "Noto Sans JP", color: COLOURS.ink },
    },
    head(card),
    box({ flexDirection: "column" }, title(card.title), ...card.lines.map(line)),
    box(
      { alignItems: "flex-end", minHeight: 120, width: "100%" },
      card.figure ? figureOf(card.figure) : text({ fontSize: 28, color: COLOURS.brand }, CLAIM),
    ),
  );
}

function head({ kind, isSample }: Card): CardNode {
  const word = { fontSize: 30, padding: "6px 24px", borderRadius: 999 };
  return box(
    { alignItems: "center", justifyContent: "space-between", width: "100%" },
    box({ alignItems: "center" }, mark(), text({ fontSize: 44, fontWeight: 700, color: COLOURS.brand, marginLeft: 18 }, SERVICE_NAME)),
    box(
      {},
      ...(isSample ? [text({ ...word, backgroundColor: COLOURS.sample, color: COLOURS.warn, marginRight: 16 }, SAMPLE_MARK)] : []),
      text({ ...word, backgroundColor: COLOURS.tint, color: COLOURS.brand }, drawable(kind)),
    ),
  );
}

/** The mark of the brand (web/app/layout/icon.svg). */
function mark(): CardNode {
  const half = {
    type: "path",
    props: { fill: COLOURS.accent, d: "M22 5.5v11a5.5 5.5 0 0 1-5.5 5.5h-11a5.5 5.5 0 0 1-3.89-1.61L20.39 1.61A5.5 5.5 0 0 1 22 5.5z" },
  };
  const tile = { type: "rect", props: { width: 22, height: 22, rx: 5.5, fill: COLOURS.brand } };
  return { type: "svg", props: { width: 66, height: 66, viewBox: "0 0 22 22", children: [tile, half] } };
}

/** Letters of three lines at most, whatever the title. */
const SIZES = [
  { most: 28, fontSize: 66 },
  { most: 42, fontSize: 56 },
  { most: Number.POSITIVE_INFINITY, fontSize: 48 },
];

function title(words: string): CardNode {
  const phrases = phrasesOf(words);
  const letters = phrases.join("").length;
  const { fontSize = 48 } = SIZES.find(({ most }) => letters <= most) ?? {};
  const phrase = (piece: string) => text({ maxWidth: INNER_WIDTH, wordBreak: "break-word", whiteSpace: "pre-wrap" }, piece);
  return box({ flexWrap: "wrap", fontSize, fontWeight: 700, lineHeight: 1.3 }, ...phrases.map(phrase));
}

function line(words: string): CardNode {
  return text({ fontSize: 32, lineHeight: 1.5, marginTop: 12, color: COLOURS.sub }, drawable(words));
}
