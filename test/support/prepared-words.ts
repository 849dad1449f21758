import type { MailWords } from "#domain/notifications/core/types.ts";
import type { RegisteredMail } from "#domain/notifications/index.server.ts";

/** What a mail of that kind says as it goes out now; null: it does not go out. */
export async function preparedWords(mails: readonly RegisteredMail[], kind: string, facts: object | undefined): Promise<MailWords | null> {
  const mail = mails.find((one) => one.kind === kind);
  const prepared = await mail?.prepare(facts ?? {}, { operatorName: "まちのね", origin: "https://site.test" });
  return prepared && "words" in prepared ? prepared.words : null;
}
