import type { ReactNode } from "react";

/** Parts drawn with sample data. A `*.gallery.tsx` file exports one as `gallery`, and `/__gallery` shows it. */
export interface Gallery {
  readonly title: string;
  readonly cases: readonly GalleryCase[];
}

export type GalleryCase = {
  readonly name: string;
  readonly element: ReactNode;
  /** For a screen that asks by itself, and is drawn alone therefore: what stands behind # in its address, and what the services answer. */
  readonly asks?: { readonly hash?: string; readonly answers: GalleryAnswers };
};

/** By method and path (`GET /api/recommender/visit`); everything else is refused. */
export type GalleryAnswers = Readonly<Record<string, object>>;

export interface GalleryModule {
  readonly gallery: Gallery;
}
