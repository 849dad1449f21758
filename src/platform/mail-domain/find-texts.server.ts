import { Resolver } from "node:dns/promises";
import type { FindTexts } from "./check-mail-domain.ts";

/** Looks TXT records up at the name servers of this machine. */
export const findTexts: FindTexts = async (name) => {
  try {
    const records = await new Resolver({ timeout: 2000, tries: 2 }).resolveTxt(name);
    return records.map((pieces) => pieces.join(""));
  } catch (error) {
    // No such name, or a name without such records; whatever else went wrong is no answer.
    if (["ENOTFOUND", "ENODATA"].includes(String((error as { code?: unknown }).code))) return [];
    throw error;
  }
};
