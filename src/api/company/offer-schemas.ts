import { z } from "@hono/zod-openapi";
import { orNull } from "#api/http/or-null.ts";
import { contactSchema, shownHomeSchema } from "#api/mypage/offers/schemas.ts";
import { COMMAND_KINDS } from "#domain/offers/core/offer-states.ts";
import { AGENT_OUTCOMES, OFFER_STATES_OF_AGENTS, SIDES } from "#domain/offers/core/types.ts";

const count = z.number().int();
const moment = z.iso.datetime();
const yen = z.number().int();

const head = {
  id: z.string(),
  home: shownHomeSchema,
  /** 双方が合意した価格。 */
  priceYen: yen,
  state: z.enum(OFFER_STATES_OF_AGENTS),
  handedOverAt: moment,
};

export const companyOffersSchema = z
  .object({
    items: z.array(z.object(head).openapi("CompanyOfferHead")).readonly(),
    ...{ total: count, page: count, pageSize: count },
    /** 結果を待っている数。 */
    waiting: count,
  })
  .openapi("CompanyOffers");

export const companyOfferSchema = z
  .object({
    ...head,
    /** オファーのときのAI推定価格。 */
    estimateYen: yen,
    steps: z
      .array(
        z
          .object({
            kind: z.enum(COMMAND_KINDS),
            actor: z.enum([...SIDES, "system", "agent", "operator"]),
            priceYen: yen,
            at: moment,
          })
          .openapi("CompanyOfferStep"),
      )
      .readonly(),
    /** 破談のあとは空です。 */
    messages: z
      .array(z.object({ no: count, side: z.enum(SIDES), text: z.string().nullable(), at: moment }).openapi("CompanyOfferMessage"))
      .readonly(),
    /** 双方が開示に同意した内容。破談のあとは null。 */
    contacts: z.object({ buyer: orNull(contactSchema), owner: orNull(contactSchema) }),
  })
  .openapi("CompanyOffer");

export const outcomeInputSchema = z.strictObject({ outcome: z.enum(AGENT_OUTCOMES) }).openapi("CompanyOfferOutcomeInput");
export const companyOffersQuerySchema = z.object({ page: z.coerce.number().int().min(1).max(1_000).default(1) });

export type CompanyOfferBody = z.infer<typeof companyOfferSchema>;
