import type { ReactNode } from "react";

/** Parts drawn with sample data. A `*.gallery.tsx` file exports one as `gallery`, and `/__gallery` shows it. */
export interface Gallery {
  readonly title: string;
  readonly cases: readonly { readonly name: string; readonly element: ReactNode }[];
}

export interface GalleryModule {
  readonly gallery: Gallery;
}
