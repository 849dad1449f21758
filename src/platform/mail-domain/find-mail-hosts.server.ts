import { Resolver } from "node:dns/promises";

/** Looks the mail servers (MX) of a domain up at the name servers of this machine, the first to be tried first. None where there is no such record. */
export async function findMailHosts(domain: string): Promise<readonly string[]> {
  try {
    const records = await new Resolver({ timeout: 2000, tries: 2 }).resolveMx(domain);
    return records.toSorted((a, b) => a.priority - b.priority).map(({ exchange }) => exchange);
  } catch (error) {
    // No such name, or a name without such records; whatever else went wrong is no answer.
    if (["ENOTFOUND", "ENODATA"].includes(String((error as { code?: unknown }).code))) return [];
    throw error;
  }
}
