import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";

/** The company's own pages about these of its listings, by listing; those of others, and those without a page, are left out. */
export async function ownPagesOf(db: Db, companyId: string, listingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (listingIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; url: string }>`
    select id, page_url as url from listing where id = any(${[...listingIds]}) and company_id = ${companyId} and page_url is not null`.execute(
    db,
  );
  return new Map(rows.map(({ id, url }) => [id, url]));
}
