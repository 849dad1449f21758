import { readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { acquisitionCost, type SaleTables, sellingCosts, transferTax } from "./tables.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../../data/home-sale");

let kept: SaleTables | null = null;

/** The tables of data/home-sale that a sale is reckoned with. Read once. Throws where a file is wrong. */
export function saleTables(): SaleTables {
  kept ??= {
    ...read("selling-costs", sellingCosts),
    ...read("transfer-tax", transferTax),
    ...read("acquisition-cost", acquisitionCost),
  };
  return kept;
}

function read<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8")));
}
