/** Sizes that a picture is kept in, by its longer side. */
export const PHOTO_SIZES = { small: 320, medium: 960, large: 1_920 } as const;
export type PhotoSize = keyof typeof PHOTO_SIZES;

/** 15 MB are more than a camera writes. */
export const MOST_PHOTO_BYTES = 15 * 1024 * 1024;

/** Why a picture could not be had; words for companies: photo-fault-words.ts. */
export const PHOTO_FAULTS = [
  ...(["address-not-allowed", "too-large", "too-slow", "too-many-redirects", "bad-status", "unreachable"] as const),
  ...(["not-a-picture", "heic", "too-many-pixels", "unreadable"] as const),
] as const;
export type PhotoFault = (typeof PHOTO_FAULTS)[number];

/** A picture as pages show it, at `/api/estate/photos/{hash}/{size}`. */
export type ListingPhoto = { readonly hash: string; readonly width: number; readonly height: number; readonly caption: string | null };

/** A picture as its own company sees it. `url` null: it was sent as a file; `hash` null: it is not there yet. */
export type CompanyPhoto = {
  readonly url: string | null;
  readonly hash: string | null;
  readonly state: (typeof PHOTO_STATES)[number];
  /** Why it is not there; while it waits: why the last try failed. */
  readonly fault: PhotoFault | null;
};
export const PHOTO_STATES = ["waiting", "kept", "failed"] as const;
