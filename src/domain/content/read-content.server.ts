import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readAccessibility } from "./read-accessibility.server.ts";
import { readFaqTopic } from "./read-faq.server.ts";
import { readNewsEntry } from "./read-news.server.ts";
import { FAQ_TOPICS, type SiteContent } from "./types.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");

/** All news and questions, drafts included, and what was tested of accessibility. Throws a `TextError` for a text that is none: a site shows all that it tells, or does not start. */
export function readContent(root: string = ROOT): SiteContent {
  const textOf = (...names: readonly string[]) => readFileSync(path.join(root, ...names), "utf8");
  const files = readdirSync(path.join(root, "content", "news")).filter((file) => file.endsWith(".md"));
  return {
    news: files.map((file) => readNewsEntry(path.basename(file, ".md"), textOf("content", "news", file))),
    faq: FAQ_TOPICS.map((topic) => readFaqTopic(topic, textOf("content", "faq", `${topic}.md`))),
    accessibility: readAccessibility(textOf("data", "accessibility", "jis-x-8341-3-2016.json")),
  };
}
