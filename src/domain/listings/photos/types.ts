/** Sizes that a picture is kept in, by its longer side. */
export const PHOTO_SIZES = { small: 320, medium: 960, large: 1_920 } as const;
export type PhotoSize = keyof typeof PHOTO_SIZES;

/** Why a picture could not be had; words for companies: photo-fault-words.ts. */
export const PHOTO_FAULTS = [
  ...(["address-not-allowed", "too-large", "too-slow", "too-many-redirects", "bad-status", "unreachable"] as const),
  ...(["not-a-picture", "too-many-pixels", "unreadable"] as const),
] as const;
export type PhotoFault = (typeof PHOTO_FAULTS)[number];

/** A picture as pages show it, at `/api/estate/photos/{hash}/{size}`. */
export type ListingPhoto = { readonly hash: string; readonly width: number; readonly height: number; readonly caption: string | null };

/** A picture that a company names by its address. */
export type NamedPhoto = { readonly url: string; readonly caption: string | null };
