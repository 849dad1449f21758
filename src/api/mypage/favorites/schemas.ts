import { z } from "@hono/zod-openapi";
import { favoriteKeySchema, favoriteKindSchema, homeTodaySchema, tokenSchema } from "#api/favorites/schemas.ts";
import { neededTextSchema, textSchema } from "#api/http/field-schema.ts";
import { orNull } from "#api/http/or-null.ts";
import { LONGEST_FOLDER_NAME, LONGEST_NOTE, MOST_FAVORITES } from "#domain/favorites/types.ts";
import { freeText } from "#kernel/fields/text-kinds.ts";

const noteSchema = textSchema(freeText(LONGEST_NOTE));
const idSchema = z.string().max(40);
const version = z.number().int();

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

const folderSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Where a heart puts things; it has no name of its own and is not given up. */
    isDefault: z.boolean(),
    isMine: z.boolean(),
    /** Of the name: who saves another tells which one they saw. */
    version,
    /** How many others may change it. */
    others: z.number().int(),
    /** A link shows it to everybody who has it. */
    isShared: z.boolean(),
  })
  .openapi("FavoriteFolder");

const favoriteSchema = z
  .object({
    id: z.string(),
    folderId: z.string(),
    kind: favoriteKindSchema,
    key: z.string(),
    label: z.string(),
    note: z.string(),
    version,
    /** False: the other member of the folder put it there. */
    isAddedByMe: z.boolean(),
    /** What was asked when it was kept. */
    priceWhenKept: z.number().int().nullable(),
    keptAt: z.string(),
    changedAt: z.string(),
    /** Null: it is no home, or nothing is left of it. */
    home: orNull(homeTodaySchema),
  })
  .openapi("Favorite");

/** The newest first; folders with the one without a name first. */
export const shelfSchema = z
  .object({ folders: z.array(folderSchema).readonly(), items: z.array(favoriteSchema).readonly() })
  .openapi("Favorites");

export const favoriteEditSchema = z.strictObject({ note: noteSchema, folderId: idSchema, version }).openapi("FavoriteEdit");

const folderName = neededTextSchema(freeText(LONGEST_FOLDER_NAME));
export const newFolderSchema = z.strictObject({ name: folderName }).openapi("NewFavoriteFolder");
export const folderNameSchema = z.strictObject({ name: folderName, version }).openapi("FavoriteFolderName");

export const linkPurposeSchema = z.enum(["share", "invite"]).openapi("FavoriteLinkPurpose");
/** Shown once: only its hash is kept. */
export const folderLinkSchema = z.object({ token: z.string(), expiresAt: z.string() }).openapi("FavoriteLink");
export const joinSchema = z.strictObject({ token: tokenSchema }).openapi("FavoriteFolderJoin");
export const idParams = z.object({ id: idSchema });

export type ShelfResponse = z.infer<typeof shelfSchema>;
