import { z } from "zod";
import { STRUCTURES } from "./types.ts";

const YEN = z.int().min(0);
const DAY = z.iso.date();
const PERCENT = z.number().min(0).max(100);
const SHARE = z.number().min(0).max(1);

const source = z.strictObject({
  title: z.string().min(1),
  publisher: z.string().min(1),
  host: z.string().min(1).nullable(),
  seenOn: DAY,
  isOfficial: z.boolean(),
  isVerified: z.boolean(),
});

function table<Key extends z.ZodType, Shape extends z.ZodRawShape>(key: Key, shape: Shape) {
  const row = z.strictObject({
    key,
    from: DAY,
    to: DAY.nullable(),
    keyDate: z.enum(["contract", "registration", "transfer"]),
    isReduced: z.boolean(),
    source,
    ...shape,
  });
  return z.array(row).min(1);
}

/** Rows up to an amount; the last has no end. */
const tiersOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.strictObject({ upToYen: YEN.nullable(), ...shape })).min(1);

export const sellingCosts = z.strictObject({
  brokerFee: table(z.literal("usual"), { tiers: tiersOf({ percent: PERCENT, fixedYen: YEN }), consumptionTaxPercent: PERCENT }),
  lowPriceFee: table(z.literal("low-price"), { upToYen: YEN, atMostYen: YEN }),
  stampDuty: table(z.enum(["reduced", "standard"]), { tiers: tiersOf({ yen: YEN }) }),
  mortgageCancellation: table(z.literal("cancellation"), { perPropertyYen: YEN, atMostYen: YEN }),
});

export const transferTax = z.strictObject({
  rates: table(z.enum(["short", "long"]), { incomePercent: PERCENT, residentsPercent: PERCENT }),
  overTenYears: table(z.literal("over-ten-years"), { upToYen: YEN, incomePercent: PERCENT, residentsPercent: PERCENT }),
  surtaxes: table(z.enum(["reconstruction", "defence"]), { percentOfIncomeTax: PERCENT }),
  homeDeduction: table(z.literal("home-deduction"), { atMostYen: YEN, yearsAfterLeaving: z.int(), yearsBetweenUses: z.int() }),
  rounding: table(z.literal("rounding"), { gainDownToYen: YEN, taxDownToYen: YEN }),
});

export const acquisitionCost = z.strictObject({
  depreciation: table(z.enum(STRUCTURES), { ownRate: SHARE, letRate: SHARE }),
  acquisition: table(z.literal("acquisition"), {
    residualShare: SHARE,
    mostShare: SHARE,
    monthsThatCountAsYear: z.int().min(1).max(12),
    usualPercent: PERCENT,
  }),
});

/** Everything a sale is reckoned with, as `data/home-sale` keeps it. */
export type SaleTables = z.infer<typeof sellingCosts> & z.infer<typeof transferTax> & z.infer<typeof acquisitionCost>;
