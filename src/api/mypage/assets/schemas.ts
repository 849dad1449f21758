import { z } from "@hono/zod-openapi";
import { orNull } from "#api/http/or-null.ts";
import { restSchema } from "#api/http/rest-schema.ts";
import { CHECK_STATES } from "#domain/assets/checks/types.ts";
import { homeFactsSchema } from "#domain/assets/core/facts.ts";
import { MEMBER_STEPS } from "#domain/assets/core/property-states.ts";
import { HOME_STATES, OFFER_SETTINGS } from "#domain/assets/core/types.ts";
import { MOST_DOCUMENTS } from "#domain/assets/ownership/document-files.ts";
import { HOME_KIND } from "#kernel/fields/home-fields.ts";
import { PRICE_YEN } from "#kernel/fields/number-kinds.ts";

const moment = z.iso.datetime();
const kind = z.enum(HOME_KIND.rule.choices);
const version = z.number().int().min(1);
const { min, max } = PRICE_YEN.rule;
const priceYen = z.number().int().min(min).max(max);

/** What the owner tells of a home. Money in yen, areas in m², months as `2026-11`; null: not told. */
const factsSchema = z.strictObject(homeFactsSchema.shape).openapi("AssetFacts");

export const assetSchema = z
  .object({
    id: z.string(),
    kind,
    apartmentKey: z.string().nullable(),
    placeKey: z.string().nullable(),
    rest: z.string(),
    name: z.string(),
    address: z.string(),
    cityCode: z.string(),
    lon: z.number(),
    lat: z.number(),
    state: z.enum(HOME_STATES),
    facts: factsSchema,
    offerSetting: z.enum(OFFER_SETTINGS),
    /** Told to nobody but the member; null: none, or offers are off. */
    lowestPriceYen: z.number().int().nullable(),
    /** One more with each change; a change names the one it saw. */
    version: z.number().int(),
    createdAt: moment,
    updatedAt: moment,
    /** When a deleted one is removed for good; null: it is not deleted. */
    removedAt: moment.nullable(),
  })
  .openapi("Asset");

export const beginAssetSchema = z
  .strictObject({
    kind,
    /** Of a building of the register (`apartmentKey`), or of a place. */
    key: z.string().min(1).max(40),
    /** What of the address could not be placed; only of a place. */
    rest: restSchema.default(""),
    facts: orNull(factsSchema).optional(),
    /** One is registered there already, and this is another. */
    isAnother: z.boolean().default(false),
  })
  .openapi("AssetBegin");

export const begunAssetSchema = z
  .object({
    /** `begun`: a new draft; `draft`: one that is not finished; `registered`: one that is there already, and nothing was made. */
    outcome: z.enum(["begun", "draft", "registered"]),
    asset: assetSchema,
  })
  .openapi("AssetBegun");

export const editAssetSchema = z.strictObject({ version, facts: factsSchema }).openapi("AssetEdit");
export const stepAssetSchema = z.strictObject({ version, step: z.enum(MEMBER_STEPS) }).openapi("AssetStep");
export const offersOfAssetSchema = z
  .strictObject({
    version,
    setting: z.enum(OFFER_SETTINGS),
    /** From which price on offers reach the member; null: from any. Told to nobody. */
    lowestPriceYen: priceYen.nullable().default(null),
  })
  .openapi("AssetOffers");

/** A browser sends an empty part where no file was chosen. */
const binary = z.union([z.instanceof(File), z.literal("")]).openapi({ type: "string", format: "binary" });
export const documentsFormSchema = z
  .object({
    version: z.coerce.number().int().min(1),
    files: z
      .union([binary, z.array(binary)])
      .default([])
      .openapi({ type: "array", items: { type: "string", format: "binary" }, maxItems: MOST_DOCUMENTS }),
  })
  .openapi("AssetDocuments");

const checkSchema = z
  .object({
    state: z.enum(CHECK_STATES),
    handedInAt: moment,
    decidedAt: moment.nullable(),
    /** Of a rejection, in words; null: none. */
    words: z.string().nullable(),
  })
  .openapi("AssetCheck");
/** The newest check of a home; null: nothing was handed in yet. */
export const lastCheckSchema = z
  .object({
    check: orNull(checkSchema),
    isNamed: z
      .boolean()
      .openapi({ description: "氏名が登録されていて、書類の所有者と照らし合わせられるか。falseのあいだは書類を出せません。" }),
  })
  .openapi("AssetLastCheck");

export type AssetResponse = z.infer<typeof assetSchema>;
