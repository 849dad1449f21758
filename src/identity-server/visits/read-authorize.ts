import type { IdentityService } from "#domain/identity/index.server.ts";
import type { Result } from "#kernel/result.ts";
import { type AuthorizeFault, checkAuthorize } from "./authorize-checks.ts";
import type { AuthorizeRequest } from "./authorize-request.ts";
import { knownClient } from "./known-client.ts";
import { OWN_PAGE, type OwnPagePath } from "./own-page.ts";

/** What a page has to say when it is reached, beside the request of the client that it carries on. */
export const NOTICE = "notice";

/** What wants a page of ours, read as the login that may stand before it would read it. */
export function readOwnPage(
  service: Pick<IdentityService, "directory">,
  query: string,
  path: OwnPagePath,
): Promise<Result<AuthorizeRequest, AuthorizeFault>> {
  const parameters = new URLSearchParams(query);
  parameters.set(OWN_PAGE, path);
  return readAuthorize(service, parameters.toString());
}

/** Reads the request of a client from a query, which every page carries on and every page holds against the client again. */
export async function readAuthorize(
  service: Pick<IdentityService, "directory">,
  query: string,
): Promise<Result<AuthorizeRequest, AuthorizeFault>> {
  const parameters = new URLSearchParams(query);
  parameters.delete(NOTICE);
  const [id = null, ...others] = parameters.getAll("client_id");
  return checkAuthorize(others.length === 0 ? await knownClient(service, id) : null, parameters);
}
