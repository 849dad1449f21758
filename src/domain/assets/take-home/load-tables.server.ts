import { readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { acquisitionCost, type PurchaseTables, purchaseTaxes, type SaleTables, sellingCosts, transferTax } from "./tables.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../../data/home-sale");

let keptForSale: SaleTables | null = null;
let keptForPurchase: PurchaseTables | null = null;

/** The tables of data/home-sale that a sale is reckoned with. Read once. Throws where a file is wrong. */
export function saleTables(): SaleTables {
  keptForSale ??= {
    ...read("selling-costs", sellingCosts),
    ...read("transfer-tax", transferTax),
    ...read("acquisition-cost", acquisitionCost),
  };
  return keptForSale;
}

/** The taxes on buying, of data/home-sale. Read once. Throws where the file is wrong. */
export function purchaseTables(): PurchaseTables {
  keptForPurchase ??= read("purchase-taxes", purchaseTaxes);
  return keptForPurchase;
}

function read<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8")));
}
