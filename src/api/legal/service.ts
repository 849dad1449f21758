import type { OpenAPIHono } from "@hono/zod-openapi";
import { problem } from "#api/http/problem-answer.ts";
import { newService } from "#api/http/service.ts";
import { differences } from "#domain/legal/differences.ts";
import type { LegalDocument, LegalDocumentName } from "#domain/legal/types.ts";
import { inForce, published } from "#domain/legal/versions.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Clock } from "#platform/clock.ts";
import { differencesRoute, legalDocumentRoute } from "./routes.ts";
import type { LegalVersionResponse } from "./schemas.ts";

export type LegalDeps = {
  readonly clock: Clock;
  /** Every version of every document, also those that are not published yet. */
  readonly legalDocuments: readonly LegalDocument[];
};

/** Which version is in force turns at midnight in Japan. */
const FOR_A_MINUTE = { "cache-control": "public, max-age=60" };

/** 利用規約 and プライバシーポリシー: their versions, and what is said otherwise in them. */
export function legalService({ clock, legalDocuments }: LegalDeps): OpenAPIHono {
  const service = newService();
  const versionsOf = (document: LegalDocumentName) => {
    const today = isoDateInJapan(clock.now());
    const all = published(
      legalDocuments.filter((each) => each.document === document),
      today,
    );
    const current = inForce(all, today);
    return { all, current, find: (version: string) => all.find((each) => each.version === version), present: presenter(current, today) };
  };

  service.openapi(legalDocumentRoute, (c) => {
    const { all, current, find, present } = versionsOf(c.req.valid("param").document);
    const { version } = c.req.valid("query");
    const shown = version === undefined ? current : find(version);
    if (!shown) return problem(c, "not-found");
    return c.json({ shown: present(shown), blocks: shown.blocks, versions: all.map(present) }, 200, FOR_A_MINUTE);
  });

  service.openapi(differencesRoute, (c) => {
    const { find, present } = versionsOf(c.req.valid("param").document);
    const { from, to } = c.req.valid("query");
    const [older, newer] = [find(from), find(to)];
    if (!older || !newer) return problem(c, "not-found");
    return c.json({ from: present(older), to: present(newer), lines: differences(older, newer) }, 200, FOR_A_MINUTE);
  });
  return service;
}

function presenter(current: LegalDocument | null, today: string): (version: LegalDocument) => LegalVersionResponse {
  return ({ blocks: _, ...version }) => {
    const state = version.version === current?.version ? "in-force" : version.effectiveOn > today ? "announced" : "ended";
    return { ...version, state };
  };
}
