import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const SRC = path.resolve(import.meta.dirname, "..");
/** Where texts stand that people read on a page. */
const AREAS = ["web", "domain", "api", "wire"];

/** Texts of the site, by line: comments and generated files are nobody's reading. */
function lines(): { readonly at: string; readonly text: string }[] {
  return AREAS.flatMap((area) =>
    readdirSync(path.join(SRC, area), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\./.test(file))
      .flatMap((file) => {
        const all = readFileSync(path.join(SRC, area, file), "utf8").split("\n");
        return all.map((text, index) => ({ at: `${area}/${file}:${index + 1}`, text }));
      }),
  ).filter(({ text }) => !/^\s*(\/\/|\/?\*)/.test(text));
}

const TITLE = /\b(title|label|heading|lead|subject)\s*[:=]/;

/** How we write, docs/glossary.md. A line that reads what others wrote names both signs. */
const RULES = [
  ["a range is written with 〜 (U+301C)", (text: string) => text.includes("～") && !text.includes("〜")],
  ["探す is written in kanji", (text: string) => /(?<![まふ])さが[すしせそ]/.test(text)],
  [
    "brackets in titles and labels are full-width",
    (text: string) => TITLE.test(text) && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー」』]\([^()\n$|?]*\)/u.test(text),
  ],
  ["a title ends without 。", (text: string) => /\b(title|heading)(=|: )"[^"]*。"/.test(text)],
] as const;

it.each(RULES)("%s", (_, breaks) => {
  expect(lines().flatMap(({ at, text }) => (breaks(text) ? [`${at} ${text.trim()}`] : []))).toEqual([]);
});
