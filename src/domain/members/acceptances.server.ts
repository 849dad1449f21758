import { changeMember } from "#domain/members/changing/change-member.server.ts";
import {
  ACCEPTED_DOCUMENTS,
  type AcceptedDocument,
  type ConsentChannel,
  type ConsentRecord,
  type Member,
} from "#domain/members/core/types.ts";
import { opaqueId } from "#kernel/ids.ts";
import { ok, type Result } from "#kernel/result.ts";
import type { Db } from "#platform/db.server.ts";
import { addConsent, listConsentsOf } from "./consent-store.server.ts";
import type { ConsentDeps, Source } from "./consents.server.ts";

/** That somebody agreed to a version of a document, when and where. */
export type Acceptance = {
  readonly document: AcceptedDocument;
  readonly version: string;
  readonly acceptedAt: Date;
  readonly by: ConsentChannel;
};

type Accepting = Source & {
  readonly documents: readonly { readonly document: AcceptedDocument; readonly version: string }[];
  readonly by: ConsentChannel;
};

/** What the member agreed to and did not end with an account, the newest first. */
export async function acceptedDocuments(db: Db, { sub }: Member): Promise<readonly Acceptance[]> {
  return (await listConsentsOf(db, sub)).flatMap(acceptanceOf);
}

/**
 * Keeps that the member agreed to these versions; whether there are such versions knows who asks. Agreed again, the record of before stands, with its time and its place.
 * Refuses (`gone`) an account that is being deleted.
 */
export function acceptDocuments(
  { db, clock, randomBytes }: ConsentDeps,
  member: Member,
  { documents, by, sourceHash }: Accepting,
): Promise<Result<readonly Acceptance[], "gone">> {
  return changeMember<readonly Acceptance[], never>(db, member, async (tx) => {
    for (const { document, version } of documents)
      await addConsent(tx, {
        ...{ id: opaqueId(randomBytes), subject: member.sub, purpose: document, textVersion: version },
        ...{ channel: by, givenAt: clock.now(), sourceHash },
      });
    return ok((await listConsentsOf(tx, member.sub)).flatMap(acceptanceOf));
  });
}

function acceptanceOf({ purpose, textVersion: version, givenAt: acceptedAt, channel: by, withdrawnAt }: ConsentRecord): Acceptance[] {
  const document = ACCEPTED_DOCUMENTS.find((each) => each === purpose);
  return document === undefined || withdrawnAt !== null ? [] : [{ document, version, acceptedAt, by }];
}
