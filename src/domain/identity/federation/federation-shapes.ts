import { z } from "zod";
import { sensitive, text } from "#domain/identity/core/shapes.ts";

/** Members of the identity-pool API (service model of 2014-06-30). */
/** Of an identity pool as of an identity: region, colon, UUID. */
export const federatedId = text({ min: 1, max: 55, pattern: /[\w-]+:[0-9a-f-]+/ });
export const roleArn = text({ min: 20, max: 2048 });
export const accountId = text({ min: 1, max: 15, pattern: /\d+/ });
export const logins = z
  .record(text({ min: 1, max: 128 }), sensitive(text({ min: 1, max: 50_000 })))
  .refine((given) => Object.keys(given).length <= 10, "Member must have length less than or equal to 10");
