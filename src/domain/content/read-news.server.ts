import { z } from "zod";
import { readBlocks, splitHead, TextError } from "#platform/markdown/read-blocks.ts";
import { mayLink } from "./may-link.ts";
import { CATEGORY_WORDS } from "./news-categories.ts";
import { NEWS_CATEGORIES, type NewsEntry } from "./types.ts";

/** Lists and feeds show both whole. */
const head = z.strictObject({
  id: z.string().regex(/^\d{4}-\d{2}-\d{2}-[a-z0-9]+(-[a-z0-9]+)*$/, "is a day and words in small letters"),
  category: z.enum(NEWS_CATEGORIES.map((category) => CATEGORY_WORDS[category])),
  publishedAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  title: z.string().min(1).max(60),
  summary: z.string().min(1).max(160),
});

/** A piece of news from the Markdown it is kept as. Throws a `TextError` for a head that lacks something, and for a name that is not the one of its file. */
export function readNewsEntry(name: string, markdown: string): NewsEntry {
  const { fields, body } = splitHead(markdown);
  const parsed = head.safeParse(fields);
  if (!parsed.success) throw new TextError(`news ${name}: ${z.prettifyError(parsed.error)}`);
  const { category: word, ...told } = parsed.data;
  const category = NEWS_CATEGORIES.find((each) => CATEGORY_WORDS[each] === word);
  if (told.id !== name || category === undefined) throw new TextError(`news ${name}: calls itself ${told.id}`);
  return { ...told, category, blocks: readBlocks(body, mayLink) };
}
