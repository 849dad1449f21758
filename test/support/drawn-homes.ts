import { DIRECTIONS, LISTING_KINDS } from "#domain/listings/types.ts";
import { HOMES_PER_PAGE, homesOnPage } from "#domain/search/homes/ask/page.ts";
import type { Answer } from "#domain/search/homes/ask/types.ts";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import { nameKeysOf, type Offer } from "#domain/search/homes/offer.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";
import { EXCLUSIONS, FLAG_CHOICES, type HomeConditions, type HomeSort, LAYOUTS, TOGGLES } from "#domain/search/homes/types.ts";
import { layoutChoice } from "#kernel/home/layout-choice.ts";
import { isNewQuakeCode } from "#kernel/quake-code.ts";
import type { Random } from "#kernel/random.ts";

/** The day that drawn homes are on offer on; some run out on it, some the day before. */
export const DRAWN_TODAY = "2026-11-21";
const CITIES = ["13101", "13102", "13103", "13107", "13108", "01101"];
const TOWNS = ["豊洲", "東雲", "八広", "三田"];
const NAMES = ["豊洲タワー", "みほんコート", "ガーデン八広", "Ｐａｒｋ三田"];
export const STATIONS = ["g1", "g2", "g3", "g4", "g5", "g6"] as const;

export const pick = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
const maybe = <T>(random: Random, share: number, value: () => T): T | null => (random() < share ? value() : null);
const whole = (random: Random, from: number, until: number) => from + Math.floor(random() * (until - from + 1));
const dayAround = (random: Random, from: number, until: number) =>
  new Date(Date.parse(`${DRAWN_TODAY}T00:00:00Z`) + whole(random, from, until) * 86_400_000).toISOString().slice(0, 10);

/** One advertisement with all that may be unknown unknown now and then. `homes`: how many homes the advertisements are of. */
export function drawOffer(random: Random, number: number, homes: number): Offer {
  const kind = pick(random, [...LISTING_KINDS, "condo", "condo"] as const);
  const built = {
    builtYear: maybe(random, 0.9, () => whole(random, 1965, 2027)),
    builtMonth: maybe(random, 0.7, () => whole(random, 1, 12)),
  };
  const confirmedOn = maybe(random, 0.7, () => `${(built.builtYear ?? 1990) - 1}-0${whole(random, 1, 9)}-01`);
  const price = whole(random, 10, 120) * 1_000_000;
  const accesses = Array.from({ length: whole(random, 0, 3) }, () => ({
    stationGroup: maybe(random, 0.9, () => pick(random, STATIONS)),
    minutes: whole(random, 1, 25),
    busMinutes: maybe(random, 0.2, () => whole(random, 3, 15)),
  }));
  const apartmentKey = kind === "condo" ? maybe(random, 0.8, () => `building-${whole(random, 0, NAMES.length - 1)}`) : null;
  const title = `${pick(random, NAMES)} ${number}号`;
  const grade = pick(random, ["A", "B", "C", "near", "check"] as const);
  return {
    ...{ key: `h${String(number).padStart(6, "0")}`, dwellingKey: `d${whole(random, 0, homes - 1)}`, kind, title, apartmentKey, price },
    ...{
      cityCode: pick(random, CITIES),
      cityName: "見本区",
      town: pick(random, TOWNS),
      placePrecision: pick(random, ["building", "town"] as const),
    },
    place: maybe(random, 0.95, () => ({ lon: 139.6 + whole(random, 0, 40) / 100 + random() / 200, lat: 35.55 + random() / 4 })),
    areaM2: kind === "land" ? null : maybe(random, 0.95, () => whole(random, 150, 1_500) / 10),
    landAreaM2: kind === "condo" || kind === "new-condo" ? null : maybe(random, 0.95, () => whole(random, 40, 300)),
    layout: maybe(random, 0.9, () => pick(random, [...LAYOUTS.slice(0, -1), "4LDK", "5LDK", "2LDK+S", "広間"])),
    floor: maybe(random, 0.9, () => whole(random, -1, 20)),
    totalFloors: 20,
    direction: maybe(random, 0.9, () => pick(random, DIRECTIONS)),
    ...built,
    isNewQuakeCode: isNewQuakeCode({ confirmedOn, ...built }),
    ...{ stationName: null, walkMinutes: null, busMinutes: null, accesses },
    monthlyYen: maybe(random, 0.8, () => whole(random, 50, 500) * 100),
    grossYield: maybe(random, 0.5, () => whole(random, 10, 120) / 1_000),
    landRight: maybe(random, 0.9, () => pick(random, ["freehold", "leasehold", "fixed-leasehold"] as const)),
    isTenanted: maybe(random, 0.8, () => random() < 0.3),
    notices: random() < 0.2 ? [pick(random, ["no-rebuild", "incident", "setback"] as const)] : [],
    priceCuts: random() < 0.3 ? 1 : 0,
    ...{ firstSeenOn: dayAround(random, -100, 0), updatedOn: dayAround(random, -13, 0), nextUpdateOn: dayAround(random, -1, 14) },
    ...{ companyId: "c-drawn", companyName: "見本不動産(架空)", dealType: "媒介", photo: null, isSample: true },
    estimate: maybe(random, 0.7, () => ({ point: Math.round(price * (0.8 + random() / 2)), q10: price, q90: price, grade: "B" as const })),
    flag: maybe(random, 0.4, () => ({
      ...{ ratio: whole(random, 700, 950) / 1_000, grade, depth: "nine" as const, reasons: [] },
      raisedOn: dayAround(random, -20, 0),
    })),
    pets: maybe(random, 0.8, () => pick(random, ["yes", "negotiable", "no"] as const)),
    parking: maybe(random, 0.8, () => pick(random, ["yes", "none", "full"] as const)),
    nameKeys: nameKeysOf([apartmentKey === null ? title : (NAMES[Number(apartmentKey.slice(-1))] ?? null)]),
  };
}

export function drawOffers(random: Random, { offers, homes }: { offers: number; homes: number }): Offer[] {
  return Array.from({ length: offers }, (_, number) => drawOffer(random, number, homes));
}

/** Conditions that `home` keeps as far as it is known, each of them asked now and then. */
export function conditionsLike(random: Random, home: Offer, share = 0.12): HomeConditions {
  const ask = <T>(value: T, none: T): T => (random() < share ? value : none);
  const { kind, place, accesses, price, areaM2, landAreaM2, monthlyYen, grossYield, flag, direction } = home;
  const group = accesses[0]?.stationGroup ?? "g1";
  const layout = layoutChoice(home.layout) ?? "3LDK";
  const around = place === null ? null : drawnAround(place);
  const grade = FLAG_CHOICES.find((choice) => choice === flag?.grade) ?? "A";
  const toggles = Object.fromEntries(TOGGLES.map((toggle) => [toggle, random() < share / 2]));
  return {
    ...NO_CONDITIONS,
    kinds: ask([kind, pick(random, LISTING_KINDS)], []),
    areas: ask([random() < 0.5 ? home.cityCode : `${home.cityCode}-${home.town}`, pick(random, CITIES)], []),
    stations: ask([group, pick(random, STATIONS)], []),
    walkMinutesMax: ask(accesses[0]?.minutes ?? 10, null),
    commutes: ask([{ stationGroup: pick(random, STATIONS), minutesMax: whole(random, 15, 60) }], []),
    polygon: ask(around, null),
    buildingName: ask(pick(random, ["とよす", "タワー", "park", "八広"]), null),
    apartmentKeys: ask([home.apartmentKey ?? "building-0"], []),
    price: ask(
      { min: random() < 0.5 ? null : price - 5_000_000, max: random() < 0.3 ? null : price + 3_000_000 },
      { min: null, max: null },
    ),
    monthlyYenMax: ask(monthlyYen ?? 30_000, null),
    areaM2: ask({ min: areaM2 ?? 50, max: null }, { min: null, max: null }),
    landAreaM2: ask({ min: null, max: landAreaM2 ?? 120 }, { min: null, max: null }),
    ageYearsMax: ask(whole(random, 0, 45), null),
    layouts: ask([layout, pick(random, LAYOUTS)], []),
    yieldMin: ask(grossYield ?? 0.05, null),
    directions: ask([pick(random, DIRECTIONS), ...DIRECTIONS.filter((one) => one === direction)], []),
    newWithinDays: ask(whole(random, 1, 90), null),
    excludes: ask([pick(random, EXCLUSIONS)], []),
    certainties: ask([grade], []),
    flaggedWithinDays: ask(whole(random, 1, 20), null),
    ...toggles,
  };
}

function drawnAround({ lon, lat }: { lon: number; lat: number }) {
  return [
    { lon: lon - 0.06, lat: lat - 0.04 },
    { lon: lon + 0.07, lat: lat - 0.05 },
    { lon: lon + 0.02, lat },
    { lon: lon + 0.05, lat: lat + 0.05 },
    { lon: lon - 0.05, lat: lat + 0.04 },
  ];
}

/** The row of a table `listing` that says the same; its flag and its price cuts stand in tables of their own. */
export function drawnRow(offer: Offer) {
  const { key, dwellingKey, kind, title, cityCode, town, place, placePrecision, price, areaM2, landAreaM2, layout, floor, direction } =
    offer;
  return {
    ...{
      id: key,
      dwelling_key: dwellingKey,
      kind,
      title,
      apartment_key: offer.apartmentKey,
      city_code: cityCode,
      town,
      price,
      layout,
      floor,
      direction,
    },
    ...{ lon: place?.lon ?? null, lat: place?.lat ?? null, place_precision: placePrecision, area_m2: areaM2, land_area_m2: landAreaM2 },
    ...{ built_year: offer.builtYear, built_month: offer.builtMonth, land_right: offer.landRight, is_tenanted: offer.isTenanted },
    confirmed_on: offer.isNewQuakeCode === null ? null : offer.isNewQuakeCode ? "2000-01-01" : "1975-01-01",
    stations: offer.accesses.map((access) => ({ ...access, stationName: access.stationGroup ?? "不明", line: null })),
    ...{ management_yen: offer.monthlyYen, reserve_yen: offer.monthlyYen === null ? null : 0, pets: offer.pets, parking: offer.parking },
    yearly_rent_yen: offer.grossYield === null ? null : Math.round(offer.grossYield * price),
    ...{ notices: [...offer.notices], first_seen_at: `${offer.firstSeenOn}T12:00:00+09:00`, updated_on: offer.updatedOn },
    next_update_on: offer.nextUpdateOn,
  };
}

/** The buildings that drawn homes lie in. */
export const DRAWN_BUILDINGS = NAMES.map((name, i) => ({ key: `building-${i}`, name, name_kana: "" }));

/** Keys of all homes that keep every condition, page after page. */
export function keysInOrder(table: HomeTable, answer: Answer, sort: HomeSort): string[] {
  const pages = Math.ceil(answer.total / HOMES_PER_PAGE);
  return Array.from({ length: pages }, (_, i) => homesOnPage(table, answer, { sort, page: i + 1 }).map(({ key }) => key)).flat();
}
