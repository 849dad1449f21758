import { z } from "@hono/zod-openapi";
import {
  ACCEPTED_DOCUMENTS,
  AGE_BANDS,
  CONSENT_CHANNELS,
  CONSENT_PURPOSES,
  GENDERS,
  ICON_PRESETS,
  INCOME_BANDS,
  PROFESSIONS,
  STATED_PURPOSES,
  UNDISCLOSED,
} from "#domain/members/core/types.ts";
import { NEXT_STEP_CODES } from "#domain/members/overview.ts";
import { parseWeights } from "#domain/risk/model/weights.ts";

const moment = z.iso.datetime().openapi({ example: "2026-11-21T03:00:00.000Z" });
/** What the caller saw last; null: nothing was saved yet. Another value there now is a conflict. */
const seenUpdatedAt = moment.nullable();

const icon = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("preset"), name: z.enum(ICON_PRESETS) }),
  z.object({
    kind: z.literal("file"),
    key: z
      .string()
      .max(200)
      .regex(/^public\/[\w:-]+\/icon-[\w-]+\.(webp|png|jpg)$/),
  }),
]);

/** Null: 未回答. `undisclosed`: 回答しない. */
const profileFields = {
  ageBand: z.enum([...AGE_BANDS, UNDISCLOSED]).nullable(),
  gender: z.enum([...GENDERS, UNDISCLOSED]).nullable(),
  icon: icon.nullable(),
  incomeBand: z.enum([...INCOME_BANDS, UNDISCLOSED]).nullable(),
  profession: z.enum([...PROFESSIONS, UNDISCLOSED]).nullable(),
};

const completenessSchema = z
  .object({ answered: z.number().int(), total: z.number().int() })
  .openapi("ProfileCompleteness", { description: "答えた項目の数。「回答しない」も答えに数えます。" });

export const profileResponseSchema = z
  .object({
    ...profileFields,
    completeness: completenessSchema,
    /** When the member agreed to the purposes; null: not, or taken back. */
    consentAt: moment.nullable(),
    /** In which words. */
    consentTextVersion: z.string().nullable(),
    updatedAt: moment.nullable(),
  })
  .openapi("MemberProfile");

/** Fields left out stay as they are; null makes one 未回答. */
export const profileChangesSchema = z
  .object({
    ageBand: profileFields.ageBand.optional(),
    gender: profileFields.gender.optional(),
    icon: profileFields.icon.optional(),
    incomeBand: profileFields.incomeBand.optional(),
    profession: profileFields.profession.optional(),
    /** Version of the words of `profile-matching` that were shown and agreed to. Needed with the first answer that has a purpose. */
    consentTextVersion: z.string().max(20).optional(),
    updatedAt: seenUpdatedAt,
  })
  .openapi("MemberProfileChanges");

/** More than any field may have: what is too long for one is said in its own words. */
const line = z.string().max(400).nullable();
const userInfoFields = {
  familyName: line,
  givenName: line,
  familyKana: line,
  givenKana: line,
  postalCode: line.openapi({ example: "1350061" }),
  prefCode: line.openapi({ example: "13" }),
  cityCode: line.openapi({ example: "13108" }),
  town: line,
  street: line,
  building: line,
};

export const userInfoResponseSchema = z
  .object({
    ...userInfoFields,
    /** Names of the codes. */
    prefecture: z.string().nullable(),
    city: z.string().nullable(),
    updatedAt: moment.nullable(),
  })
  .openapi("MemberUserInfo");

/** The whole of it: null or an empty text clears a field. Full width, hiragana and hyphens are put right. */
export const userInfoInputSchema = z.object({ ...userInfoFields, updatedAt: seenUpdatedAt }).openapi("MemberUserInfoInput");

export const consentResponseSchema = z
  .object({
    id: z.string(),
    purpose: z.enum(CONSENT_PURPOSES),
    textVersion: z.string(),
    channel: z.enum(CONSENT_CHANNELS),
    givenAt: moment,
    withdrawnAt: moment.nullable(),
  })
  .openapi("MemberConsent");

export const consentsResponseSchema = z
  .object({ items: z.array(consentResponseSchema) })
  .openapi("MemberConsents", { description: "新しい順。取り消した同意も含みます。" });

/** What is accepted as a whole ends with the account alone. */
export const withdrawablePurposeSchema = z.enum(STATED_PURPOSES);

export const consentInputSchema = z
  .object({ purpose: z.enum(STATED_PURPOSES), textVersion: z.string().max(20) })
  .openapi("MemberConsentInput");

/** 利用規約 and プライバシーポリシー: what somebody agreed to, and what they still have to agree to before they go on. */
const isoDay = z.iso.date().openapi({ example: "2026-11-23" });
const acceptedDocument = z.enum(ACCEPTED_DOCUMENTS);

export const agreementsResponseSchema = z
  .object({
    accepted: z.array(z.object({ document: acceptedDocument, version: isoDay, acceptedAt: moment, by: z.enum(CONSENT_CHANNELS) })),
    /** Versions in force; empty: nothing is to be asked. */
    pending: z.array(
      z.object({
        ...{ document: acceptedDocument, title: z.string(), version: isoDay, effectiveOn: isoDay, summary: z.string() },
        /** The newest published version that the member agreed to, to compare with; null: none. */
        agreedVersion: isoDay.nullable(),
      }),
    ),
  })
  .openapi("MemberAgreements", { description: "accepted は新しい順です。" });

export const acceptInputSchema = z
  .object({
    documents: z
      .array(z.object({ document: acceptedDocument, version: isoDay }))
      .min(1)
      .max(4),
  })
  .openapi("MemberAcceptInput");

/** What a database can hold: no control characters, no halves of characters. */
const plain = z.string().regex(/^[^\p{Cc}\p{Cs}]*$/u);

const keptSearchSchema = z.object({
  label: plain.min(1).max(120),
  /** The fields of the price check, as text. */
  draft: z.record(z.string().regex(/^\w{1,40}$/), plain.max(200)),
  searchedAt: moment,
});

const keptEstimateSchema = z.object({ estimateId: z.string().regex(/^[\w-]{1,40}$/), seenAt: moment });

/** 地震-水害-建物-治安-子育て-暮らし: whole numbers from 0 to 100, not all zero. */
const weightsText = z
  .string()
  .regex(/^\d{1,3}(-\d{1,3}){5}$/)
  .refine((text) => parseWeights(text).ok)
  .openapi({ example: "25-20-25-10-8-12" });

const keptWeightsSchema = z.object({ w: weightsText, movedAt: moment });

export const riskWeightsInputSchema = z.object({ w: weightsText }).openapi("MemberRiskWeightsInput");

export const riskWeightsResponseSchema = z
  .object({ riskWeights: keptWeightsSchema.nullable() })
  .openapi("MemberRiskWeights", { description: "リスク診断の重み。nullは標準の重み（保存なし）です。" });

/** What was looked up before signing in. */
export const mergeInputSchema = z
  .object({
    searches: z.array(keptSearchSchema).max(20),
    estimates: z.array(keptEstimateSchema).max(20),
    /** The weights moved in this browser; null or left out: none. */
    riskWeights: keptWeightsSchema.nullable().optional(),
  })
  .openapi("MemberMergeInput");

/** What is kept now, the newest first. */
export const mergeResponseSchema = z
  .object({ searches: z.array(keptSearchSchema), estimates: z.array(keptEstimateSchema), riskWeights: keptWeightsSchema.nullable() })
  .openapi("MemberMerge");

const nextStepSchema = z.enum(NEXT_STEP_CODES).openapi("NextStep");

const overviewEstimateSchema = z.object({
  estimateId: z.string(),
  seenAt: moment,
  /** Null where the estimate is no longer kept. */
  label: z.string().nullable(),
  /** Yen; null where it is gone or ended without a value. */
  value: z.number().int().nullable(),
  /** The 80 % band around the value, in yen: the one is never shown without the other. */
  band: z.object({ low: z.number().int(), high: z.number().int() }).nullable(),
  grade: z.enum(["A", "B", "C", "D", "E"]).nullable(),
  state: z.enum(["current", "expired", "gone"]),
});

export const overviewResponseSchema = z
  .object({
    /** 姓, else 名; null: not entered. */
    greetingName: z.string().nullable(),
    icon: profileFields.icon,
    todos: z.array(nextStepSchema),
    profile: completenessSchema,
    searches: z.array(keptSearchSchema),
    estimates: z.array(overviewEstimateSchema),
  })
  .openapi("MemberOverview");

export type ProfileResponse = z.infer<typeof profileResponseSchema>;
export type UserInfoResponse = z.infer<typeof userInfoResponseSchema>;
export type ConsentResponse = z.infer<typeof consentResponseSchema>;
export type AgreementsResponse = z.infer<typeof agreementsResponseSchema>;
export type MergeInput = z.infer<typeof mergeInputSchema>;
export type MergeResponse = z.infer<typeof mergeResponseSchema>;
export type RiskWeightsResponse = z.infer<typeof riskWeightsResponseSchema>;
export type OverviewResponse = z.infer<typeof overviewResponseSchema>;
