import { createFileRoute } from "@tanstack/react-router";
import { tokenSearch } from "#web/favorites/favorites-search.ts";
import { findShared } from "#web/favorites/find-favorites.ts";
import { SharedView } from "#web/favorites/shared.view.tsx";

export const Route = createFileRoute("/favorites/shared")({
  // Not counted: the address holds the token of a link.
  staticData: {
    name: "favorites-shared",
    access: "open",
    layout: "noindex",
    tracked: false,
    holdsToken: true,
    title: "共有されたお気に入り",
  },
  validateSearch: tokenSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ deps: { token } }) => findShared(token),
  component: Shared,
});

function Shared() {
  return <SharedView data={Route.useLoaderData()} />;
}
