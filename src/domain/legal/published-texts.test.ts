import { describe, expect, it } from "vitest";
import type { Block } from "#wire/content/text-blocks.ts";
import { PRIVACY_VERSION, TERMS_VERSION } from "#wire/legal-versions.ts";
import { readDocuments } from "./documents.server.ts";
import type { LegalDocumentName } from "./types.ts";
import { newestOf } from "./versions.ts";

const documents = readDocuments();
/** Versions that were published and wait for their day. On that day they leave this list, and `src/wire/legal-versions.ts` names them. */
const ANNOUNCED: Readonly<Record<LegalDocumentName, readonly string[]>> = {
  ...{ terms: [], privacy: ["2026-11-24", "2026-11-29", "2026-11-30"] },
  "biz-terms": [],
};

const of = (name: LegalDocumentName) => documents.filter(({ document }) => document === name);

describe("the texts of the site", () => {
  it.each([
    ["terms", TERMS_VERSION],
    ["privacy", PRIVACY_VERSION],
  ] as const)(
    "of %s are agreed to at a sign-up in the newest version, but for those that are listed as waiting for their day",
    (name, version) => {
      const waiting = of(name).filter((each) => ANNOUNCED[name].includes(each.version));
      const others = of(name).filter((each) => !waiting.includes(each));

      expect(waiting.map((each) => each.version)).toEqual(ANNOUNCED[name]);
      expect(newestOf(others)?.version).toBe(version);
      for (const { effectiveOn } of waiting) expect(effectiveOn > (newestOf(others)?.effectiveOn ?? "")).toBe(true);
    },
  );

  it("of companies say that nobody of the law has read them, for as long as that is so, and hold to what the law asks of a change", () => {
    const words = of("biz-terms").map(({ blocks }) => JSON.stringify(blocks));

    expect(words.length).toBeGreaterThan(0);
    for (const text of words)
      for (const said of ["弁護士による確認を受けていません", "民法第548条の4", "宅地建物取引業法34条の2", "鑑定評価ではありません"])
        expect(text).toContain(said);
  });

  it("have articles that are numbered without a gap", () => {
    const articles = [...of("terms"), ...of("biz-terms")].map(({ blocks }) =>
      headings(blocks).map((text) => /^第(\d+)条（.+）$/.exec(text)?.[1]),
    );
    const chapters = of("privacy").map(({ blocks }) => headings(blocks).map((text) => /^(\d+)\. /.exec(text)?.[1]));

    for (const numbers of [...articles, ...chapters]) expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
  });

  it("free nobody of a duty that the law does not let them out of (消費者契約法 8条)", () => {
    for (const { blocks } of [...of("terms"), ...of("biz-terms")])
      expect(JSON.stringify(blocks)).not.toMatch(/一切(の)?責任を負|いかなる(場合|責任)/);
  });
});

function headings(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []));
}
