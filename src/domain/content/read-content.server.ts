import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readFaqTopic } from "./read-faq.server.ts";
import { readNewsEntry } from "./read-news.server.ts";
import { FAQ_TOPICS, type SiteContent } from "./types.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../content");

/** All news and questions of a folder, drafts included. Throws a `TextError` for a text that is none: a site shows all that it tells, or does not start. */
export function readContent(folder: string = FOLDER): SiteContent {
  const textOf = (...names: readonly string[]) => readFileSync(path.join(folder, ...names), "utf8");
  const files = readdirSync(path.join(folder, "news")).filter((file) => file.endsWith(".md"));
  return {
    news: files.map((file) => readNewsEntry(path.basename(file, ".md"), textOf("news", file))),
    faq: FAQ_TOPICS.map((topic) => readFaqTopic(topic, textOf("faq", `${topic}.md`))),
  };
}
