import type { IdentityService } from "#domain/identity/index.server.ts";
import { IdentityRefusal } from "#domain/identity/refusals.ts";
import { clientId } from "#domain/identity/shapes.ts";
import type { Client } from "#domain/identity/types.ts";

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
