import { expect, it } from "vitest";
import { reserveShortfallYen } from "./reserve-shortfall.ts";

it.each([
  [119, 252, 70, 9310],
  [252, 252, 70, 0],
  [352, 338, 70, 0],
  [178, 271, 65.4, 6082],
])("%d yen per m² against %d in a home of %d m²: %d yen a month too little", (yen, mean, area, shortfall) => {
  expect(reserveShortfallYen(yen, mean, area)).toBe(shortfall);
});
