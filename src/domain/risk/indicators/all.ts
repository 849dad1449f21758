import type { RatedIndicator } from "#domain/risk/model/indicator.ts";
import { age } from "./age.ts";
import { areaDanger } from "./area-danger.ts";
import { childcare } from "./childcare.ts";
import { crime } from "./crime.ts";
import { facilities } from "./facilities.ts";
import { flood } from "./flood.ts";
import { groundAmplification } from "./ground-amplification.ts";
import { landslide } from "./landslide.ts";
import { liquefaction } from "./liquefaction.ts";
import { liquidity } from "./liquidity.ts";
import { management } from "./management.ts";
import { otherWater } from "./other-water.ts";
import { parks } from "./parks.ts";
import { population } from "./population.ts";
import { quakeProbability } from "./quake-probability.ts";
import { reserveFund } from "./reserve-fund.ts";
import { schoolDistance } from "./school-distance.ts";
import { seismicCode } from "./seismic-code.ts";
import { units } from "./units.ts";
import { volatility } from "./volatility.ts";

/** Every indicator of the model, in the order of the screens. */
export const INDICATORS: readonly RatedIndicator[] = [
  quakeProbability,
  groundAmplification,
  liquefaction,
  areaDanger,
  seismicCode,
  flood,
  otherWater,
  landslide,
  reserveFund,
  age,
  units,
  management,
  crime,
  childcare,
  schoolDistance,
  parks,
  facilities,
  population,
  liquidity,
  volatility,
];
