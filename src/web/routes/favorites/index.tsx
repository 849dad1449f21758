import { createFileRoute } from "@tanstack/react-router";
import { FavoritesScreen } from "#web/favorites/favorites.screen.tsx";
import { favoritesSearch } from "#web/favorites/favorites-search.ts";
import { findCompared } from "#web/favorites/find-favorites.ts";

export const Route = createFileRoute("/favorites/")({
  staticData: { name: "favorites", access: "open", layout: "noindex", tracked: true, title: "お気に入り" },
  validateSearch: favoritesSearch,
  loaderDeps: ({ search: { compare } }) => ({ compare }),
  loader: ({ deps: { compare } }) => findCompared(compare),
  component: Favorites,
});

function Favorites() {
  return <FavoritesScreen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
