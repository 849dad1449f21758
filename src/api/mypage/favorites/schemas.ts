import { z } from "@hono/zod-openapi";
import { textSchema } from "#api/http/field-schema.ts";
import { FAVORITE_KINDS, LONGEST_NOTE, MOST_FAVORITES } from "#domain/favorites/types.ts";
import { freeText } from "#kernel/fields/text-kinds.ts";

export const favoriteKindSchema = z.enum(FAVORITE_KINDS).openapi("FavoriteKind");
/** Of a home its dwelling or one of its listings. */
export const favoriteKeySchema = z.string().min(1).max(64);
export const noteSchema = textSchema(freeText(LONGEST_NOTE));

export const markSchema = z.object({ kind: favoriteKindSchema, key: favoriteKeySchema }).openapi("FavoriteMark");

export const marksSchema = z.object({ items: z.array(markSchema).readonly() }).openapi("FavoriteMarks");

export const looseFavoritesSchema = z
  .strictObject({
    items: z
      .array(
        z.strictObject({
          kind: favoriteKindSchema,
          key: favoriteKeySchema,
          note: noteSchema.default(""),
          keptAt: z.iso.datetime(),
          changedAt: z.iso.datetime(),
        }),
      )
      .max(MOST_FAVORITES),
  })
  .openapi("LooseFavorites");

export const mergedFavoritesSchema = z
  .object({
    items: z.array(markSchema).readonly(),
    /** There was no room for these. */
    left: z.array(markSchema).readonly(),
  })
  .openapi("MergedFavorites");
