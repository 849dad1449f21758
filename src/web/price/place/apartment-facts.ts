import type { ApartmentResponse } from "#api/client/client.ts";

/** `2008年築`, `32階建`, `412戸`, `豊洲駅 徒歩7分`; what is not known is left out. */
export function factsOf({ builtYear, floors, units, stationName, walkMinutes }: ApartmentResponse): readonly string[] {
  return [
    `${builtYear}年築`,
    ...(floors === null ? [] : [`${floors}階建`]),
    ...(units === null ? [] : [`${units}戸`]),
    ...(stationName === null ? [] : [`${stationName}駅${walkMinutes === null ? "" : ` 徒歩${walkMinutes}分`}`]),
  ];
}
