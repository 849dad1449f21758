export { exportFavorites } from "./export-store.server.ts";
export { registerFavoriteJobs } from "./favorite-jobs.server.ts";
export { forgetFavorites } from "./folder-store.server.ts";
export { dropFolder, editFavorite, makeFolder, nameFolder, removeFavorite } from "./folders.server.ts";
export { dropFavorite, type FavoriteDeps, favoriteMarks, keepFavorite, mergeFavorites } from "./keep.server.ts";
export { lookAtPlaces } from "./places-today.server.ts";
export { dropFolderLink, endSharing, joinFolder, makeFolderLink, openSharedFolder } from "./shared-folders.server.ts";
export { lookAtHomes, memberShelf, type Shelf } from "./shelf.server.ts";
