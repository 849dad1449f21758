import type { OpenAPIHono } from "@hono/zod-openapi";
import { type SourceDeps, sourceOf } from "#api/http/consent-source.ts";
import { fieldError } from "#api/http/field-errors.ts";
import { problem } from "#api/http/problem-answer.ts";
import type { LegalVersion } from "#domain/legal/types.ts";
import { newestOf, published, stillToAgree } from "#domain/legal/versions.ts";
import type { ConsentChannel, Member } from "#domain/members/core/types.ts";
import { type Acceptance, acceptDocuments, acceptedDocuments, readToken } from "#domain/members/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { type MemberEnv, notSignedIn } from "./prove-member.ts";
import { acceptRoute, agreementsRoute } from "./routes.ts";
import type { AgreementsResponse } from "./schemas.ts";

export type AgreementDeps = SourceDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly legalDocuments: readonly LegalVersion[];
};

/** 利用規約 and プライバシーポリシー: what a member agreed to, and what is to be asked before they go on. */
export function addAgreements(service: OpenAPIHono<MemberEnv>, deps: AgreementDeps): void {
  const { clock, legalDocuments } = deps;
  const today = () => isoDateInJapan(clock.now());

  service.openapi(agreementsRoute, async (c) => {
    const accepted = await agreementsOf(deps, c.var.member);
    return accepted.ok ? c.json(present(accepted.value, legalDocuments, today()), 200) : notSignedIn(c);
  });

  service.openapi(acceptRoute, async (c) => {
    const { documents } = c.req.valid("json");
    const unknown = documents.some(({ document, version }) => !isPublished(deps, document, version));
    if (unknown) return problem(c, "validation", { errors: [fieldError("documents", "unknown-choice")] });
    const kept = await acceptDocuments(deps, c.var.member, { documents, by: "web", ...sourceOf(c, deps) });
    return kept.ok ? c.json(present(kept.value, legalDocuments, today()), 200) : notSignedIn(c);
  });
}

/** What a member agreed to. The version that the account itself names, from where it was made, is kept when it is first seen. */
export async function agreementsOf(deps: AgreementDeps, member: Member): Promise<Result<readonly Acceptance[], "gone">> {
  const accepted = await acceptedDocuments(deps.db, member);
  const claimed = member.termsVersion;
  const isNew = claimed !== undefined && isPublished(deps, "terms", claimed) && !accepted.some(isOf("terms", claimed));
  if (!isNew) return ok(accepted);
  const documents = [{ document: "terms" as const, version: claimed }];
  return acceptDocuments(deps, member, { documents, by: placeOf(member), sourceHash: null });
}

function isPublished({ clock, legalDocuments }: AgreementDeps, document: string, version: string): boolean {
  return published(legalDocuments, isoDateInJapan(clock.now())).some((each) => each.document === document && each.version === version);
}

function isOf(document: Acceptance["document"], version: string) {
  return (acceptance: Acceptance) => acceptance.document === document && acceptance.version === version;
}

/** Accounts of an outside provider are named by it and its subject. */
const OF_PROVIDER = /^(google|facebook|line)_/i;

/** Where somebody agreed whose account says only that they did: by a provider, else where they signed in when it is first seen. */
function placeOf({ username, accessToken }: Member): ConsentChannel {
  if (OF_PROVIDER.test(username)) return "provider";
  return readToken(accessToken)?.scopes.includes("openid") ? "hosted" : "web";
}

function present(accepted: readonly Acceptance[], versions: readonly LegalVersion[], today: string): AgreementsResponse {
  const pending = pendingOf(accepted, versions, today);
  return {
    accepted: accepted.map(({ acceptedAt, ...rest }) => ({ ...rest, acceptedAt: acceptedAt.toISOString() })),
    pending: pending.map(({ document, title, version, effectiveOn, summary }) => ({
      ...{ document, title, version, effectiveOn, summary },
      agreedVersion: newestAgreed(versions, versionsOf(accepted, document), document),
    })),
  };
}

function newestAgreed(versions: readonly LegalVersion[], agreed: readonly string[], document: Acceptance["document"]): string | null {
  return newestOf(versions.filter((each) => each.document === document && agreed.includes(each.version)))?.version ?? null;
}

/** What is to be agreed to before anything of somebody is stored. `today`: ISO date in Japan. */
export function pendingOf(accepted: readonly Acceptance[], versions: readonly LegalVersion[], today: string) {
  return stillToAgree(versions, { terms: versionsOf(accepted, "terms"), privacy: versionsOf(accepted, "privacy") }, today);
}

function versionsOf(accepted: readonly Acceptance[], document: Acceptance["document"]): readonly string[] {
  return accepted.filter((each) => each.document === document).map(({ version }) => version);
}
