export { addressKey } from "./address-text.ts";
export { findApartment, listApartments } from "./apartment-store.server.ts";
export { findBlock } from "./blocks/block-store.server.ts";
export { buildingSales } from "./building-sales-store.server.ts";
export { isAdvertisedOn, isShownOn, mayBeShown } from "./conditions/shown-listing-store.server.ts";
export { listCities, postalTowns, readPostalCodes } from "./gazetteer.server.ts";
export { keptMarket } from "./kept-market.server.ts";
export { listingFigures } from "./listing-figures-store.server.ts";
export { holdsImports, holdsSamples, keepsLoad, marketRevision, newestLoad } from "./load-store.server.ts";
export {
  type BaseMap,
  baseMap,
  listingDots,
  type TownPrice,
  townCentres,
  townPrices,
  yearPrices,
} from "./map-store.server.ts";
export { type MarketOverview, marketOverview, USUAL_HOME } from "./market-overview.server.ts";
export { marketOrigin, soldQuarters } from "./market-store.server.ts";
export { matchAddress, namesCity } from "./match-address.server.ts";
export { measuredCities } from "./measured-cities.ts";
export { priceHistory } from "./price-history.server.ts";
export {
  keptRentOrigin,
  listRents,
  quarterlyRents,
  type RentOrigin,
  rentOrigin,
  rentRevision,
  usualRentedHome,
  yearRents,
} from "./rent-store.server.ts";
export { listSales, listTransactions } from "./sale-store.server.ts";
export { type SimilarTowns, similarTowns } from "./similar-towns.server.ts";
export { knownCityCodes, listChome, listTowns, townActivity } from "./town-store.server.ts";
