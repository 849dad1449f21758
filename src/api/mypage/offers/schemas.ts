import { z } from "@hono/zod-openapi";
import { orNull } from "#api/http/or-null.ts";
import { CAMPAIGN_STEPS } from "#domain/offers/core/campaign-states.ts";
import { MEMBER_MOVES, PRICE_BOUNDS, REPORT_REASONS } from "#domain/offers/core/member-choices.ts";
import { THREAD_MESSAGE } from "#domain/offers/core/message-rules.ts";
import { PRICE_STEP } from "#domain/offers/core/offer-price.ts";
import { COMMAND_KINDS } from "#domain/offers/core/offer-states.ts";
import { CAMPAIGN_STATES, OFFER_STATES, SIDES, VOID_REASONS } from "#domain/offers/core/types.ts";
import { MEMBER_ACTS } from "#domain/offers/core/views.ts";
import { STORABLE_TEXT } from "#kernel/storable-text.ts";

const moment = z.iso.datetime();
const yen = z.number().int();
const storable = z.string().regex(STORABLE_TEXT);
const FINANCINGS = ["cash", "pre-approved", "not-yet"] as const;
/** Code units: letters of two are counted as one by the rules of the domain. */
const LONGEST_TEXT = 2 * THREAD_MESSAGE.max;

export const shownHomeSchema = z
  .object({
    kind: z.enum(["condo", "house", "land"]),
    /** マンションの名前。一戸建て・土地にはありません。 */
    buildingName: z.string().nullable(),
    place: z.string(),
    /** 5㎡きざみ。 */
    aboutM2: z.number().nullable(),
    layout: z.string().nullable(),
    floorBand: z.enum(["low", "middle", "high"]).nullable(),
  })
  .openapi("OfferHome");

/** Whether it was delivered or opened is told to nobody. */
const SHOWN_STATES = [
  "offered",
  ...OFFER_STATES.filter((state) => state !== "created" && state !== "delivered" && state !== "viewed"),
] as const;
const shownState = z
  .enum(SHOWN_STATES as readonly [string, ...string[]])
  .openapi({ description: "届いたか、開かれたかは、どちらにも示しません。" });

const card = {
  id: z.string(),
  side: z.enum(SIDES),
  state: shownState,
  isYourTurn: z.boolean(),
  alias: z.string(),
  otherAlias: z.string(),
  home: shownHomeSchema,
  homeId: z.string().nullable(),
  priceYen: yen,
  round: z.number().int(),
  mostRounds: z.number().int(),
  /** 返事に添える版。 */
  version: z.number().int(),
  expiresAt: moment.nullable(),
  financing: z.enum(FINANCINGS).nullable(),
  wishMonth: z.string().nullable(),
  unread: z.number().int(),
  createdAt: moment,
  movedAt: moment,
};

export const offersSchema = z
  .object({
    items: z.array(z.object(card).openapi("OfferCard")).readonly(),
    total: z.number().int(),
    page: z.number().int(),
    perPage: z.number().int(),
  })
  .openapi("OfferPage");

const fewCount = z
  .object({
    /** 4以下の数は示しません。 */
    kind: z.enum(["none", "few", "some"]),
    n: z.number().int().nullable(),
  })
  .openapi("FewCount");

const reachCount = z
  .object({
    /** few は4以下で、0かどうかは示しません。 */
    kind: z.enum(["few", "some"]),
    /** 5〜9、10〜19、20〜49、50以上の段階で示します。 */
    from: z.number().int().nullable(),
    /** null は、それ以上いくらでも。 */
    to: z.number().int().nullable(),
  })
  .openapi("ReachCount");

export const offerReachSchema = z.object({ owners: reachCount }).openapi("OfferReach");

export const contactSchema = z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }).openapi("OfferContact");

export const offerSchema = z
  .object({
    ...card,
    hint: z
      .object({
        pointYen: yen,
        lowYen: yen,
        highYen: yen,
        grade: z.enum(["A", "B", "C", "D"]),
        isSample: z.boolean(),
        standing: z.enum(["below", "inside", "above"]),
        /** 提示価格÷推定価格−1。 */
        gap: z.number(),
        isVeryLow: z.boolean(),
      })
      .openapi("OfferPriceHint"),
    steps: z
      .array(
        z.object({
          by: z.enum(["you", "other", "site"]),
          kind: z.enum(["offer", ...COMMAND_KINDS]),
          state: shownState,
          priceYen: yen,
          round: z.number().int(),
          why: z.enum(VOID_REASONS).nullable(),
          at: moment,
        }),
      )
      .readonly(),
    messages: z
      .array(
        z.object({
          no: z.number().int(),
          by: z.enum(["you", "other"]),
          state: z.enum(["sent", "waiting", "refused", "erased"]),
          text: z.string().nullable(),
          priceYen: yen.nullable(),
          at: moment,
        }),
      )
      .readonly(),
    may: z.array(z.enum(MEMBER_ACTS)).readonly(),
    consents: z.object({ you: z.boolean(), other: z.boolean() }),
    /** 双方が同意するまでは null。 */
    contact: orNull(contactSchema),
    agent: orNull(z.object({ name: z.string(), licence: z.string(), phone: z.string() }).openapi("OfferAgent")),
    waitingBuyers: orNull(fewCount),
  })
  .openapi("OfferThread");

const counts = z.object({ live: z.number().int(), yourTurn: z.number().int(), unread: z.number().int() });
export const offerSummarySchema = z.object({ buyer: counts, owner: counts }).openapi("OfferSummary");

const text = storable.trim().min(THREAD_MESSAGE.min).max(LONGEST_TEXT);
const version = z.number().int().min(1).openapi({ description: "返事の前に見た版" });

export const moveInputSchema = z
  .strictObject({
    move: z.enum(MEMBER_MOVES),
    version,
    /** 返事の前に見た価格。 */
    seenPriceYen: yen.min(1),
    /** 逆提示の価格。オファーに示した推定価格の半分から2倍まで、10万円単位。 */
    priceYen: yen.min(PRICE_BOUNDS.min).max(PRICE_BOUNDS.max).multipleOf(PRICE_STEP).nullable().default(null),
    note: text.nullable().default(null),
  })
  .openapi("OfferMoveInput");
export const consentToDiscloseSchema = z
  .strictObject({ version, textVersion: z.string().max(20), sharesPhone: z.boolean() })
  .openapi("OfferConsentInput");
export const messageInputSchema = z
  .strictObject({
    text,
    /** 送れないと示された文を、運営に確認してもらいます。 */
    isAppeal: z.boolean().default(false),
  })
  .openapi("OfferMessageInput");
export const readInputSchema = z.strictObject({ upTo: z.number().int().min(0).max(1_000_000) }).openapi("OfferReadInput");
export const reportInputSchema = z
  .strictObject({
    reason: z.enum(REPORT_REASONS),
    note: text.nullable().default(null),
    messageNo: z.number().int().min(1).max(1_000_000).nullable().default(null),
  })
  .openapi("OfferReportInput");

export const ownContactSchema = z
  .object({ contact: orNull(contactSchema), missing: z.enum(["name", "email"]).nullable(), textVersion: z.string() })
  .openapi("OfferOwnContact");
export const noticesInputSchema = z
  .strictObject({
    /** ボタンの横に示した、お知らせの文面の版。 */
    textVersion: z.string().max(20),
  })
  .openapi("OfferNoticesInput");
export const noticesSchema = z.object({ isTurnedOn: z.boolean() }).openapi("OfferNotices");
export const doneSchema = z.object({ done: z.literal(true) }).openapi("OfferDone");
export const blocksSchema = z
  .object({ items: z.array(z.object({ id: z.string(), alias: z.string(), blockedAt: moment })).readonly() })
  .openapi("OfferBlocks");

const financing = z.enum(FINANCINGS).nullable();
const terms = { words: z.string(), message: z.string(), financing, offerRatio: z.number(), capYen: yen.nullable() };

export const campaignSchema = z
  .object({
    id: z.string(),
    queryId: z.string(),
    state: z.enum(CAMPAIGN_STATES),
    version: z.number().int(),
    ...terms,
    wishMonth: z.string().nullable(),
    madeAt: moment,
    updatedAt: moment,
    /** 送り始める日時。それまでは取り消せます。 */
    startsAt: moment.nullable(),
    fillUntil: moment.nullable(),
    made: z.number().int(),
    live: z.number().int(),
  })
  .openapi("OfferCampaign");
export const campaignsSchema = z
  .object({ items: z.array(campaignSchema).readonly(), mostLive: z.number().int() })
  .openapi("OfferCampaigns");
export const previewInputSchema = z.strictObject({ queryId: z.string().min(1).max(40) }).openapi("OfferPreviewInput");
export const previewSchema = z
  .object({
    ...terms,
    /** 場所と種別だけで、5人以上いる建物と町のオーナーを数えます。 */
    owners: reachCount,
    /** 10人以上のとき、500万円単位で外側に丸めたおよその幅。 */
    prices: orNull(z.object({ from: yen, to: yen })),
    /** 推定の幅の下端の80%を下回る価格が含まれ、届かないことがあります。 */
    isVeryLow: z.boolean(),
    mostLive: z.number().int(),
  })
  .openapi("OfferPreview");
export const campaignInputSchema = z
  .strictObject({
    queryId: z.string().min(1).max(40),
    wishMonth: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .nullable()
      .default(null),
  })
  .openapi("OfferCampaignInput");
export const campaignStepSchema = z
  .strictObject({
    step: z.enum(CAMPAIGN_STEPS),
    version,
    /** ボタンの横に示した、お知らせの文面の版。初めてのときに、お知らせを受け取る設定になります。 */
    noticeTextVersion: z.string().max(20).nullable().default(null),
  })
  .openapi("OfferCampaignStep");

export type OffersResponse = z.infer<typeof offersSchema>;
export type OfferResponse = z.infer<typeof offerSchema>;
export type CampaignResponse = z.infer<typeof campaignSchema>;
