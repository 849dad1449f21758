export { changeAskedPrice, type PriceRefusal } from "./desk/change-price.server.ts";
export { DESK_PAGE_SIZE, type DeskOverview, deskHome, deskListings, deskOverview } from "./desk/company-desk.server.ts";
export { markHomesOfCompany } from "./desk/company-homes-store.server.ts";
export { markHomesChanged, markHomesRemoved } from "./home-revision-store.server.ts";
export { MOST_PHOTO_BYTES, registerPhotoJobs } from "./photos/fetch-photos.server.ts";
export { readPicture } from "./photos/keep-picture.server.ts";
export { namePhotos, photosOf } from "./photos/photo-store.server.ts";
export { type ChangeListing, changeListingState, type StateRefusal } from "./states/change-state.server.ts";
