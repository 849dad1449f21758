import { createFileRoute, notFound } from "@tanstack/react-router";

/** The address of the 404 page itself: it shows that page, with its status. */
export const Route = createFileRoute("/404")({
  staticData: { name: "404", access: "open", layout: "noindex", tracked: false, title: "ページが見つかりません" },
  beforeLoad: () => {
    throw notFound();
  },
});
