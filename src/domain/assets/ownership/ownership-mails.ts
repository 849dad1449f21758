import type { Rejection } from "#domain/assets/checks/types.ts";
import type { MailKind } from "#domain/notifications/core/types.ts";

/** Why documents were not enough, as the member reads it. */
export const REJECTION_WORDS: Readonly<Record<Rejection, string>> = {
  unreadable: "書類の文字を読み取れませんでした。明るい場所で、全体が写るように撮り直してください。",
  incomplete: "所有者と物件の両方が分かる書類がそろっていませんでした。",
  "other-home": "書類の物件が、登録された物件と一致しませんでした。面積・階・所在地をご確認ください。",
  "other-person": "書類の所有者を、ご本人と確認できませんでした。",
  "too-old": "書類の日付が古いため、いまの所有者を確認できませんでした。3か月以内の書類をお送りください。",
  other: "書類で所有者を確認できませんでした。",
};

export type DecidedFacts = {
  readonly homeId: string;
  readonly name: string;
  /** Null: accepted. */
  readonly rejection: Rejection | null;
  readonly note: string | null;
  /** A verification was withdrawn; no documents are held then. */
  readonly isRevoked?: boolean;
};

/** What the desk decided, in words for the inbox. */
export function decidedWords({ name, rejection, note, isRevoked = false }: DecidedFacts): {
  readonly title: string;
  readonly body: string;
} {
  if (rejection === null) {
    return { title: "所有者の確認が済みました", body: `「${name}」の所有者として確認しました。お預かりした書類は削除します。` };
  }
  const why = [REJECTION_WORDS[rejection], note].filter((words) => words !== null).join("");
  if (isRevoked) {
    const body = `「${name}」: ${why}進行中だったオファーは終わりになります。書類をあらためて提出できます。`;
    return { title: "所有者の確認を取り消しました", body };
  }
  return { title: "所有者の確認ができませんでした", body: `「${name}」: ${why}書類は削除します。あらためて提出できます。` };
}

/** To a member whose documents were looked at. */
export const OWNERSHIP_DECIDED: MailKind<DecidedFacts> = {
  kind: "ownership-decided",
  isAskedByAnybody: false,
  afterCrash: "again",
  write: (facts, { origin }) => {
    const { title, body } = decidedWords(facts);
    const next =
      facts.rejection === null
        ? ["オファーを受け取るかどうかを選べるようになりました。", `${origin}/mypage/edit?id=${facts.homeId}`]
        : ["書類をもう一度提出する:", `${origin}/mypage/edit?id=${facts.homeId}`];
    return { subject: title, paragraphs: [body, next] };
  },
};
