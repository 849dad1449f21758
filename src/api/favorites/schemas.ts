import { z } from "@hono/zod-openapi";
import { orNull } from "#api/http/or-null.ts";
import { FAVORITE_KINDS } from "#domain/favorites/types.ts";
import { LAND_RIGHTS, LISTING_KINDS, LISTING_NOTICES } from "#domain/listings/types.ts";

const yen = z.number().int();
const isoDay = z.string().openapi({ example: "2026-11-21" });

export const favoriteKindSchema = z.enum(FAVORITE_KINDS).openapi("FavoriteKind");
/** Of a home its dwelling or one of its listings. */
export const favoriteKeySchema = z.string().min(1).max(64);

/** A home that is kept, as it stands today. Its page is /homes/{key}. */
export const homeTodaySchema = z
  .object({
    key: z.string(),
    dwellingKey: z.string(),
    state: z.enum(["on-offer", "applied", "sold", "expired"]),
    /** Since when it is sold or gone. */
    endedOn: isoDay.nullable(),
    kind: z.enum(LISTING_KINDS),
    title: z.string(),
    apartmentKey: z.string().nullable(),
    cityCode: z.string(),
    cityName: z.string(),
    town: z.string(),
    place: orNull(z.object({ lon: z.number(), lat: z.number() })),
    placePrecision: z.enum(["building", "block", "town"]),
    /** The lowest that is asked, or was asked last. */
    price: yen,
    offers: z.number().int(),
    highestPrice: yen.nullable(),
    areaM2: z.number().nullable(),
    landAreaM2: z.number().nullable(),
    layout: z.string().nullable(),
    floor: z.number().int().nullable(),
    totalFloors: z.number().int().nullable(),
    direction: z.string().nullable(),
    structure: z.string().nullable(),
    builtYear: z.number().int().nullable(),
    builtMonth: z.number().int().nullable(),
    isNewQuakeCode: z.boolean().nullable(),
    stationName: z.string().nullable(),
    walkMinutes: z.number().int().nullable(),
    busMinutes: z.number().int().nullable(),
    /** A month. */
    managementYen: yen.nullable(),
    reserveYen: yen.nullable(),
    monthlyYen: yen.nullable(),
    grossYield: z.number().nullable(),
    landRight: orNull(z.enum(LAND_RIGHTS)),
    isTenanted: z.boolean().nullable(),
    pets: z.string().nullable(),
    parking: z.string().nullable(),
    notices: z.array(z.enum(LISTING_NOTICES)).readonly(),
    firstSeenOn: isoDay,
    updatedOn: isoDay,
    nextUpdateOn: isoDay.nullable(),
    companyName: z.string(),
    dealType: z.string(),
    /** The blind estimate with its 80 % band; null: none. */
    estimate: orNull(z.object({ point: yen, q10: yen, q90: yen, grade: z.enum(["A", "B", "C", "D"]) })),
    flag: orNull(z.object({ grade: z.enum(["A", "B", "C", "check", "near"]), ratio: z.number() })),
    isSample: z.boolean(),
  })
  .openapi("KeptHomeToday");

export const homesTodaySchema = z.object({ items: z.array(homeTodaySchema).readonly() }).openapi("KeptHomesToday");

const placeTodaySchema = z
  .object({
    kind: favoriteKindSchema,
    key: favoriteKeySchema,
    /** The area that the counts are of: `13108-豊洲`; null: the building alone. */
    area: z.string().nullable(),
    onOffer: z.number().int(),
    /** Of these, advertised for at most seven days. */
    newHomes: z.number().int(),
  })
  .openapi("KeptPlaceToday");

export const placesTodaySchema = z.object({ items: z.array(placeTodaySchema).readonly() }).openapi("KeptPlacesToday");

/** `area:13108-豊洲`. */
export const markSchema = z
  .string()
  .regex(/^(building|place|area):.{1,64}$/u)
  .transform((text) => ({ kind: favoriteKindSchema.parse(text.slice(0, text.indexOf(":"))), key: text.slice(text.indexOf(":") + 1) }));

/** A folder as a link shows it: neither notes nor whose it is. */
export const sharedFolderSchema = z
  .object({
    name: z.string(),
    expiresAt: z.string(),
    items: z
      .array(z.object({ kind: favoriteKindSchema, key: favoriteKeySchema, label: z.string(), home: orNull(homeTodaySchema) }))
      .readonly(),
  })
  .openapi("SharedFavorites");

/** 32 bytes in base64url. */
export const tokenSchema = z.string().regex(/^[\w-]{43}$/);
export type HomeTodayResponse = z.infer<typeof homeTodaySchema>;
