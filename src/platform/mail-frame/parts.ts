import { createElement as h, type ReactElement, type ReactNode } from "react";
import type { FrameParagraph, MessageBlock, MessageLink } from "#kernel/message.ts";
import { safeUrl } from "./bounded.ts";
import { HomeCard } from "./home-card.ts";
import { brandColours, LAYOUT, styles } from "./look.ts";

type Coloured = { readonly colour: string | null | undefined };

/** One paragraph or block of a mail. */
export function Part({ part, colour }: Coloured & { readonly part: FrameParagraph }): ReactElement | null {
  if (typeof part === "string") return h(Words, { lines: part.split("\n") });
  if ("kind" in part) return h(Block, { block: part, colour });
  const lines = part.filter((line) => typeof line === "string");
  return lines.length === 0 ? null : h(Words, { lines: lines.flatMap((line) => line.split("\n")) });
}

function Block({ block, colour }: Coloured & { readonly block: MessageBlock }): ReactElement {
  if (block.kind === "heading") return h("h2", { className: "m-words", style: styles.heading }, block.text);
  if (block.kind === "button") return h(Button, { link: block.link, colour });
  if (block.kind === "facts") return h(Facts, { rows: block.rows });
  if (block.kind === "code") return h("p", { className: "m-box m-words", style: styles.code }, block.text);
  if (block.kind === "note") return h("p", { className: "m-box m-words", style: styles.note }, withBreaks(block.text.split("\n")));
  return h(HomeCard, { home: block.home });
}

function Words({ lines }: { readonly lines: readonly string[] }): ReactElement {
  return h("p", { className: "m-words", style: styles.words }, withBreaks(lines));
}

function withBreaks(lines: readonly string[]): ReactNode[] {
  return lines.flatMap((line, at) => [...(at === 0 ? [] : [h("br", { key: `br-${at}` })]), ...linked(line, at)]);
}

const URLS = /(https?:\/\/[^\s"'<>\\「」『』、。（）]+)/;

/** The addresses within a line become links. */
function linked(line: string, at: number): ReactNode[] {
  return line.split(URLS).map((piece, index) => {
    const url = index % 2 === 1 ? safeUrl(piece) : null;
    return url === null ? piece : h("a", { key: `${at}-${index}`, className: "m-link", style: styles.link, href: url }, piece);
  });
}

function Facts({ rows }: { readonly rows: readonly (readonly [string, string])[] }): ReactElement {
  const drawn = rows.map(([label, value], at) =>
    h(
      "tr",
      { key: at },
      h("th", { className: "m-quiet", style: { ...styles.label, textAlign: "left", fontWeight: 400 }, scope: "row" }, label),
      h("td", { className: "m-words", style: styles.value }, withBreaks(value.split("\n"))),
    ),
  );
  return h("table", { cellPadding: 0, cellSpacing: 0, border: 0, style: { margin: "0 0 16px" } }, h("tbody", null, drawn));
}

/** A link as a button of 48 px: the cell is coloured too, for programs that colour no link. */
function Button({ link, colour }: Coloured & { readonly link: MessageLink }): ReactElement {
  const { ground, words } = brandColours(colour);
  const style = { ...styles.button, color: words, backgroundColor: ground, border: `1px solid ${ground}`, borderRadius: 10 };
  const cell = h(
    "td",
    { align: "center", style: { backgroundColor: ground, borderRadius: 10 } },
    h("a", { href: link.url, style }, link.label),
  );
  return h("table", { ...LAYOUT, style: { margin: "4px 0 20px" } }, h("tbody", null, h("tr", null, cell)));
}
