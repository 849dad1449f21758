import { z } from "@hono/zod-openapi";
import { blockSchema } from "#api/http/text-blocks.ts";
import { LEGAL_DOCUMENTS } from "#domain/legal/types.ts";

const isoDay = z.iso.date().openapi({ example: "2026-11-23" });

const versionSchema = z
  .object({
    document: z.enum(LEGAL_DOCUMENTS),
    title: z.string(),
    version: isoDay,
    publishedOn: isoDay,
    effectiveOn: isoDay,
    summary: z.string(),
    isDisadvantageous: z.boolean(),
    announced: z.string(),
    needsAgreement: z.boolean(),
    /** `announced`: takes effect later. `ended`: another one took its place. */
    state: z.enum(["in-force", "announced", "ended"]),
  })
  .openapi("LegalVersion");

export const legalDocumentSchema = z
  .object({
    shown: versionSchema,
    blocks: z.array(blockSchema).readonly(),
    versions: z.array(versionSchema).readonly().openapi({ description: "公開している版。新しい順です。" }),
  })
  .openapi("LegalDocument");

const changedLineSchema = z
  .object({
    section: z.string(),
    change: z.enum(["added", "removed", "changed"]),
    parts: z.array(z.object({ text: z.string(), change: z.enum(["same", "added", "removed"]) })).readonly(),
  })
  .openapi("LegalChangedLine");

export const differencesSchema = z
  .object({ from: versionSchema, to: versionSchema, lines: z.array(changedLineSchema).readonly() })
  .openapi("LegalDifferences");

export const documentParams = z.object({ document: z.enum(LEGAL_DOCUMENTS) });
export const versionQuery = z.object({ version: isoDay.optional() });
export const differencesQuery = z.object({ from: isoDay, to: isoDay });

export type LegalVersionResponse = z.infer<typeof versionSchema>;
