import { sql } from "kysely";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { PRIVACY_VERSION, TERMS_VERSION } from "#wire/legal-versions.ts";
import type { MemberApi } from "./member-api.ts";

type Wish = { readonly hasSecondFactor?: boolean; readonly worksAs?: string };

/** A member who agreed to the terms, with a second factor unless it is said otherwise, in the place of somebody of a company: `agent-one`. */
export async function staffCaller(site: MemberApi, { hasSecondFactor = true, worksAs }: Wish = {}) {
  const me = await site.signedIn();
  if (hasSecondFactor) await changeAccount(site.db, me.user.sub, { preferredMfa: "SMS_MFA", smsMfa: true }, site.clock.now());
  const documents = [
    { document: "terms", version: TERMS_VERSION },
    { document: "privacy", version: PRIVACY_VERSION },
  ];
  await me.post("/agreements", { documents });
  if (worksAs) await sql`update company_staff set sub = ${me.user.sub} where sub = ${worksAs}`.execute(site.db);
  return me;
}
