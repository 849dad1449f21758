import { createFileRoute, notFound } from "@tanstack/react-router";
import { GalleryPage } from "../layouts/gallery-page.tsx";
import { galleries, isGalleryOpen } from "../shell/gallery.ts";

/** Every part of the kit and every view with sample data. Development only. */
export const Route = createFileRoute("/__gallery")({
  staticData: { name: "gallery", access: "open", layout: "noindex", tracked: false, title: "部品一覧" },
  // Drawn in the browser: the cases are elements, which cannot be handed over. A closed gallery is a 404 of the server.
  ssr: !isGalleryOpen,
  beforeLoad: () => {
    if (!isGalleryOpen) throw notFound();
  },
  loader: () => galleries(),
  component: Gallery,
});

function Gallery() {
  return <GalleryPage galleries={Route.useLoaderData()} />;
}
