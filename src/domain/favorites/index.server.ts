export { forgetFavorites } from "./folder-store.server.ts";
export { dropFavorite, type FavoriteDeps, favoriteMarks, keepFavorite, mergeFavorites } from "./keep.server.ts";
