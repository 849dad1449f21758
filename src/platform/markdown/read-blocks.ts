import { lexer, type Token, type Tokens } from "marked";
import type { Block, Span } from "#wire/content/text-blocks.ts";

/** A text that cannot be published: what it says is no text as this site shows them. */
export class TextError extends Error {
  override readonly name = "TextError";
}

/** The fields between the `---` lines at the beginning of a file, as they are written, and what follows. Throws a {@link TextError} where there are none. */
export function splitHead(markdown: string): { readonly fields: Readonly<Record<string, string>>; readonly body: string } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  if (head === undefined || body === undefined) throw new TextError("no head between --- lines");
  const entries = head.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]);
  return { fields: Object.fromEntries(entries), body };
}

/**
 * What Markdown consists of. Throws a {@link TextError} for anything that is neither heading (##), paragraph, list nor table, for HTML, and for links that `mayLink`
 * does not allow.
 */
export function readBlocks(markdown: string, mayLink: (href: string) => boolean): Block[] {
  const spansOf = spanReader(mayLink);
  let sections = 0;
  return (lexer(markdown) as MarkedToken[]).flatMap((token): Block[] => {
    switch (token.type) {
      case "space":
        return [];
      case "heading":
        if (token.depth !== 2) throw refusal(token);
        sections += 1;
        return [{ kind: "heading", id: `section-${sections}`, text: plainOf(spansOf(token.tokens)) }];
      case "paragraph":
        return [{ kind: "paragraph", spans: spansOf(token.tokens) }];
      case "list":
        return [{ kind: "list", isOrdered: token.ordered, items: token.items.map((item) => spansOf(lineOf(item))) }];
      case "table":
        return [
          {
            kind: "table",
            head: token.header.map(({ tokens }) => spansOf(tokens)),
            rows: token.rows.map((row) => row.map(({ tokens }) => spansOf(tokens))),
          },
        ];
      default:
        throw refusal(token);
    }
  });
}

type MarkedToken = Tokens.Space | Tokens.Heading | Tokens.Paragraph | Tokens.List | Tokens.Table;

/** A link to a page of this site, or to a place on the page. */
export function isOfThisSite(href: string): boolean {
  return /^(\/(?!\/)|#)[\w/#-]*$/.test(href);
}

/** A list has lines, and no lists or boxes in them. */
function lineOf(item: Tokens.ListItem): readonly Token[] {
  const [line, ...more] = item.tokens;
  if (line?.type !== "text" || more.length > 0 || item.task) throw refusal(item);
  return "tokens" in line ? (line.tokens ?? []) : [];
}

function spanReader(mayLink: (href: string) => boolean): (tokens: readonly Token[]) => Span[] {
  const spansOf = (tokens: readonly Token[]): Span[] =>
    tokens.map((token): Span => {
      if (token.type === "text" && !("tokens" in token && token.tokens)) return { text: unescaped(token.text) };
      if (token.type === "strong") return { text: plainOf(spansOf(token.tokens ?? [])), isStrong: true };
      if (token.type === "link" && mayLink(token.href)) return { text: plainOf(spansOf(token.tokens ?? [])), to: token.href };
      throw refusal(token);
    });
  return spansOf;
}

function plainOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join("");
}

/** The lexer leaves characters as they are written, so that nothing is to be undone but what it escapes by itself. */
function unescaped(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#39;", "'");
}

function refusal({ type, raw }: Pick<Token, "type" | "raw">): TextError {
  return new TextError(`a text has no ${type}: ${raw.slice(0, 80)}`);
}
