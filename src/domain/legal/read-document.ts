import { lexer, type Token, type Tokens } from "marked";
import { z } from "zod";
import type { Block, LegalDocument, LegalDocumentName, Span } from "./types.ts";

/** A text that cannot be published: what it says is no document as this site shows them. */
export class LegalTextError extends Error {
  override readonly name = "LegalTextError";
}

const day = z.iso.date();
const isYes = z.enum(["yes", "no"]).transform((word) => word === "yes");
const head = z
  .strictObject({
    title: z.string().min(1),
    version: day,
    published: day,
    effective: day,
    summary: z.string().min(1),
    disadvantage: isYes,
    announced: z.string().min(1),
    agreement: z.enum(["required", "not-needed"]),
  })
  .refine(({ published, effective }) => published <= effective, "takes effect before it is published")
  .refine(
    ({ disadvantage, published, effective }) => !disadvantage || published < effective,
    "is to users' disadvantage and must be published before it takes effect (民法548条の4)",
  );

/**
 * A document from the Markdown it is kept as. Throws a {@link LegalTextError} for a head that lacks something, for a version that is not the one its file is named
 * by, and for anything that is neither heading (##), paragraph, list nor table.
 */
export function readDocument(document: LegalDocumentName, version: string, markdown: string): LegalDocument {
  const [, headText, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  if (headText === undefined || body === undefined) throw new LegalTextError(`${document} ${version}: no head between --- lines`);
  const entries = headText.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]);
  const parsed = head.safeParse(Object.fromEntries(entries));
  if (!parsed.success) throw new LegalTextError(`${document} ${version}: ${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  if (data.version !== version) throw new LegalTextError(`${document} ${version}: calls itself ${data.version}`);
  return {
    ...{ document, version, title: data.title, summary: data.summary, announced: data.announced },
    publishedOn: data.published,
    effectiveOn: data.effective,
    isDisadvantageous: data.disadvantage,
    needsAgreement: data.agreement === "required",
    blocks: blocksOf(body),
  };
}

function blocksOf(body: string): Block[] {
  let sections = 0;
  return (lexer(body) as MarkedToken[]).flatMap((token): Block[] => {
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
        return [{ kind: "list", isOrdered: token.ordered, items: token.items.map(itemOf) }];
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

/** A list has lines, and no lists or boxes in them. */
function itemOf(item: Tokens.ListItem): Span[] {
  const [line, ...more] = item.tokens;
  if (line?.type !== "text" || more.length > 0 || item.task) throw refusal(item);
  return spansOf("tokens" in line ? (line.tokens ?? []) : []);
}

function spansOf(tokens: readonly Token[]): Span[] {
  return tokens.map((token): Span => {
    if (token.type === "text" && !("tokens" in token && token.tokens)) return { text: unescaped(token.text) };
    if (token.type === "strong") return { text: plainOf(spansOf(token.tokens ?? [])), isStrong: true };
    if (token.type === "link" && isOfThisSite(token.href)) return { text: plainOf(spansOf(token.tokens ?? [])), to: token.href };
    throw refusal(token);
  });
}

/** A text may not lead away from the site: what is agreed to is read here. */
function isOfThisSite(href: string): boolean {
  return /^(\/(?!\/)|#)[\w/#-]*$/.test(href);
}

function plainOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join("");
}

/** The lexer leaves characters as they are written, so that nothing is to be undone but what it escapes by itself. */
function unescaped(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#39;", "'");
}

function refusal({ type, raw }: Pick<Token, "type" | "raw">): LegalTextError {
  return new LegalTextError(`a document has no ${type}: ${raw.slice(0, 80)}`);
}
