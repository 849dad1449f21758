export { findApartment, listApartments } from "#domain/properties/apartment-store.server.ts";
export { listCities, postalTowns } from "#domain/properties/gazetteer.server.ts";
export { listListings } from "#domain/properties/listing-store.server.ts";
export { marketRevision } from "#domain/properties/load-store.server.ts";
export { listCoveredCities, marketOrigin } from "#domain/properties/market-store.server.ts";
export { matchAddress } from "#domain/properties/match-address.server.ts";
export { priceHistory } from "#domain/properties/price-history.server.ts";
export { listSales, listTransactions } from "#domain/properties/sale-store.server.ts";
export { knownCityCodes, listTowns, townActivity } from "#domain/properties/town-store.server.ts";
