import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import { clientId } from "#domain/identity/core/shapes.ts";
import type { Client } from "#domain/identity/core/types.ts";
import type { IdentityService } from "#domain/identity/index.server.ts";

/** The client of an id, or null for whatever else was sent. */
export async function knownClient({ directory }: Pick<IdentityService, "directory">, id: string | null): Promise<Client | null> {
  if (!clientId.safeParse(id).success || id === null) return null;
  try {
    return await directory.client(id);
  } catch (error) {
    if (error instanceof IdentityRefusal) return null;
    throw error;
  }
}
