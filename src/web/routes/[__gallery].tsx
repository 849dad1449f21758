import { createFileRoute, notFound } from "@tanstack/react-router";
import { galleries, isGalleryOpen } from "#web/app/gallery.ts";
import { GalleryPage } from "#web/app/layout/gallery-page.tsx";

/** Every part of the kit and every view with sample data. Development only. */
export const Route = createFileRoute("/__gallery")({
  staticData: { name: "gallery", access: "open", layout: "noindex", tracked: false, title: "部品一覧" },
  // Drawn in the browser: the cases are elements, which cannot be handed over. A closed gallery is a 404 of the server.
  ssr: !isGalleryOpen,
  beforeLoad: () => {
    if (!isGalleryOpen) throw notFound();
  },
  validateSearch: ({ only }: Readonly<Record<string, unknown>>): { readonly only?: string } => (typeof only === "string" ? { only } : {}),
  loader: () => galleries(),
  component: Gallery,
});

function Gallery() {
  return <GalleryPage galleries={Route.useLoaderData()} only={Route.useSearch().only} />;
}
