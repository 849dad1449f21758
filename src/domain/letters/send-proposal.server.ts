import { queueMail } from "#domain/notifications/index.server.ts";
import type { Relation } from "./proposal-fields.ts";
import { PROPOSAL_LETTER, PROPOSAL_RECEIVED } from "./proposal-letter.ts";
import { type LetterDeps, sendLetter } from "./send-letter.server.ts";
import type { LetterReceipt, SentFile } from "./types.ts";

/** A proposal as it is sent; `evidence`: what shows it, in words, which files may take the place of. */
export type SentProposal = {
  readonly apartmentName: string;
  readonly address: string;
  readonly relation: Relation;
  readonly known: string;
  readonly evidence: string;
  readonly email: string;
  readonly files?: readonly SentFile[];
};

/** Takes a proposal of a building in with its files, and queues its receipt. The same one again within a day is the first one. */
export async function sendProposal(deps: LetterDeps, { email, files = [], ...fields }: SentProposal): Promise<LetterReceipt> {
  const receipt = await sendLetter(deps, PROPOSAL_LETTER, { subjectKey: null, email, fields, files }, (tx, letter) =>
    queueMail(tx, PROPOSAL_RECEIVED, {
      to: letter.email,
      at: letter.receivedAt,
      facts: { number: letter.id, apartmentName: fields.apartmentName, dueOn: letter.answerDueOn, files: files.length },
    }),
  );
  // Only of a letter about a building that is not there nothing is taken in.
  if (!receipt) throw new Error("a letter about no building was refused");
  return receipt;
}
