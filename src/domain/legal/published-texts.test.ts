import { describe, expect, it } from "vitest";
import { PRIVACY_VERSION, TERMS_VERSION } from "#wire/legal-versions.ts";
import { readDocuments } from "./documents.server.ts";
import type { Block, LegalDocumentName } from "./types.ts";
import { inForce } from "./versions.ts";

const documents = readDocuments();
const of = (name: LegalDocumentName) => documents.filter(({ document }) => document === name);

describe("the texts of the site", () => {
  it.each([
    ["terms", TERMS_VERSION],
    ["privacy", PRIVACY_VERSION],
  ] as const)("of %s are agreed to at a sign-up in the newest version that takes effect first", (name, version) => {
    expect(inForce(of(name), version)?.version).toBe(version);
    const later = of(name).filter(({ effectiveOn }) => effectiveOn > version);
    expect(later.filter((each) => each.version <= version)).toEqual([]);
  });

  it("have articles that are numbered without a gap", () => {
    const articles = of("terms").map(({ blocks }) => headings(blocks).map((text) => /^第(\d+)条（.+）$/.exec(text)?.[1]));
    const chapters = of("privacy").map(({ blocks }) => headings(blocks).map((text) => /^(\d+)\. /.exec(text)?.[1]));

    for (const numbers of [...articles, ...chapters]) expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
  });

  it("free nobody of a duty that the law does not let them out of (消費者契約法 8条)", () => {
    for (const { blocks } of of("terms")) expect(JSON.stringify(blocks)).not.toMatch(/一切(の)?責任を負|いかなる(場合|責任)/);
  });
});

function headings(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []));
}
