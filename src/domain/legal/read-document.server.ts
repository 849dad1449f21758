import { z } from "zod";
import { isOfThisSite, readBlocks, splitHead, TextError } from "#platform/markdown/read-blocks.ts";
import type { LegalDocument, LegalDocumentName } from "./types.ts";

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
 * A document from the Markdown it is kept as. Throws a `TextError` for a head that lacks something, for a version that is not the one its file is named
 * by, and for anything that is neither heading (##), paragraph, list nor table. It may not lead away from the site: what is agreed to is read here.
 */
export function readDocument(document: LegalDocumentName, version: string, markdown: string): LegalDocument {
  const { fields, body } = splitHead(markdown);
  const parsed = head.safeParse(fields);
  if (!parsed.success) throw new TextError(`${document} ${version}: ${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  if (data.version !== version) throw new TextError(`${document} ${version}: calls itself ${data.version}`);
  return {
    ...{ document, version, title: data.title, summary: data.summary, announced: data.announced },
    publishedOn: data.published,
    effectiveOn: data.effective,
    isDisadvantageous: data.disadvantage,
    needsAgreement: data.agreement === "required",
    blocks: readBlocks(body, isOfThisSite),
  };
}
