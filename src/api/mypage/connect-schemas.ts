import { z } from "@hono/zod-openapi";
import { inWordsOf, numberOrNullSchema, textSchema } from "#api/http/field-schema.ts";
import { orNull } from "#api/http/or-null.ts";
import { OWNER_STATES } from "#domain/connections/owner-registration.ts";
import { HOME_LAYOUT_IDS, WAITING_STATES } from "#domain/connections/waiting.ts";
import { OWNED_UNIT_FIELDS, WISH_FIELDS } from "#kernel/fields/letter-fields.ts";

const moment = z.iso.datetime().openapi({ example: "2026-11-21T03:00:00.000Z" });
/** `updatedAt` of what the caller saw last; null: nothing was there. Another one there now is a conflict. */
const seenUpdatedAt = moment.nullable();

const layout = z.enum(HOME_LAYOUT_IDS).openapi("HomeLayout");
const area = numberOrNullSchema(WISH_FIELDS.areaFromM2.kind);
const note = textSchema(WISH_FIELDS.note.kind).nullable();

const conditions = {
  layouts: z.array(layout).max(HOME_LAYOUT_IDS.length),
  areaFromM2: area,
  areaToM2: area,
  priceUpTo: numberOrNullSchema(WISH_FIELDS.priceUpTo.kind),
  note,
};

export const waitingInputSchema = inWordsOf(
  WISH_FIELDS,
  z.object({ ...conditions, wantsMail: z.boolean(), updatedAt: seenUpdatedAt }),
).openapi("WaitingBuyerInput", {
  description: "希望の条件。だれにも見せません。wantsMailは、オーナーの登録をメールで受け取るかどうかです。",
});

const unit = {
  floor: numberOrNullSchema(OWNED_UNIT_FIELDS.floor.kind),
  layout: z.enum(HOME_LAYOUT_IDS).nullable(),
  areaM2: area,
  note,
};

export const ownerInputSchema = inWordsOf(OWNED_UNIT_FIELDS, z.object({ ...unit, updatedAt: seenUpdatedAt })).openapi(
  "OwnerRegistrationInput",
);

const waitingSchema = z
  .object({
    ...conditions,
    state: z.enum(WAITING_STATES),
    /** Where news of owners goes; null: not by mail. */
    mailTo: z.string().nullable(),
    joinedAt: moment,
    updatedAt: moment,
  })
  .openapi("WaitingBuyer");

const ownerSchema = z
  .object({ ...unit, state: z.enum(OWNER_STATES), registeredAt: moment, updatedAt: moment })
  .openapi("OwnerRegistration", { description: "本人が伝えた内容です。所有しているかどうかは確認していません。" });

export const connectionSchema = z
  .object({
    /** Null: never waited, or what was withdrawn is forgotten. */
    waiting: orNull(waitingSchema),
    owner: orNull(ownerSchema),
    interest: z.object({ waitingBuyers: z.number().int(), owners: z.number().int() }),
  })
  .openapi("BuildingConnection", { description: "建物についての自分の登録と、登録している人数。ほかの人の条件や部屋は含みません。" });

export type ConnectionResponse = z.infer<typeof connectionSchema>;
