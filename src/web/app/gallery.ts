import type { Gallery, GalleryModule } from "#web/kit/ui/gallery.ts";

/** The mode of the build, not the machine: a production build carries no gallery at all. */
export const isGalleryOpen = import.meta.env.MODE !== "production";

const found = import.meta.env.MODE !== "production" ? import.meta.glob<GalleryModule>("../**/*.gallery.tsx") : {};

/** All galleries, in the order of their paths. */
export function galleries(): Promise<Gallery[]> {
  return Promise.all(
    Object.entries(found)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([, load]) => (await load()).gallery),
  );
}
