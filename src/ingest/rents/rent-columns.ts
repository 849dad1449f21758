import type { Rent } from "#domain/properties/types.ts";

/** What a record of a rent says, by the columns of the table: equal records have equal ones, in this order. */
export function rentColumns(rent: Omit<Rent, "id">) {
  return {
    rent_category: rent.category,
    city_code: rent.cityCode,
    town: rent.town,
    apartment_key: rent.apartmentKey,
    area_m2: rent.areaM2,
    layout: rent.layout,
    built_year: rent.builtYear,
    station_name: rent.stationName,
    walk_minutes: rent.walkMinutes,
    floor: rent.floor,
    year: rent.quarter.year,
    quarter: rent.quarter.quarter,
    rent_yen: rent.rentYen,
  };
}

/** Where it is, and what its city is called: told otherwise, it is the same record. */
export function rentPlaceColumns({ place, cityName }: Pick<Rent, "place" | "cityName">) {
  return { city_name: cityName, lon: place?.lon ?? null, lat: place?.lat ?? null };
}
