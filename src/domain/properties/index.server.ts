export { findApartment, listApartments } from "#domain/properties/apartment-store.server.ts";
export { buildingSales } from "#domain/properties/building-sales-store.server.ts";
export { listCities, postalTowns } from "#domain/properties/gazetteer.server.ts";
export { listingFigures } from "#domain/properties/listing-figures-store.server.ts";
export { listListings } from "#domain/properties/listing-store.server.ts";
export { marketRevision } from "#domain/properties/load-store.server.ts";
export {
  type BaseMap,
  baseMap,
  listingDots,
  squarePrices,
  type TownPrice,
  townPrices,
} from "#domain/properties/map-store.server.ts";
export { listCoveredCities, marketOrigin } from "#domain/properties/market-store.server.ts";
export { matchAddress } from "#domain/properties/match-address.server.ts";
export { priceHistory } from "#domain/properties/price-history.server.ts";
export {
  keptRentOrigin,
  listRents,
  quarterlyRents,
  type RentOrigin,
  rentOrigin,
  rentRevision,
  squareRents,
  usualRentedHome,
} from "#domain/properties/rent-store.server.ts";
export { listSales, listTransactions } from "#domain/properties/sale-store.server.ts";
export { knownCityCodes, listTowns, townActivity } from "#domain/properties/town-store.server.ts";
