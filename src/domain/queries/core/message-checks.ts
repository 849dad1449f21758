import { type BannedKind, bannedText, bannedWords } from "#kernel/message-filter/message-words.ts";

/** Letters of a message to an owner, ends trimmed. */
export const MESSAGE_LENGTH = { min: 20, max: 400 } as const;
/** Code units; nothing longer is read. */
const LONGEST_READ = 4 * MESSAGE_LENGTH.max;

export type MessageFault = {
  readonly kind: "too-short" | "too-long" | "blank-left" | BannedKind;
  /** The words that are meant, as they were written; empty where it is the whole message. */
  readonly words: string;
};

/** A blank of an example that was not filled in: `［広さや間取り］`. */
const BLANK = /［[^］\n]{0,30}］/u;

/**
 * What must be mended before a message may be sent to an owner, in the order of {@link MessageFault}: until both agree neither learns how to reach the other,
 * whatever digits and signs it is written in, and nobody is chosen by descent, faith, family or handicap. Empty: nothing.
 */
export function messageFaults(message: string): readonly MessageFault[] {
  if (message.length > LONGEST_READ) return [{ kind: "too-long", words: "" }];
  const length = [...message.trim()].length;
  const blank = BLANK.exec(message)?.[0];
  return [
    ...(length < MESSAGE_LENGTH.min ? [{ kind: "too-short", words: "" } as const] : []),
    ...(length > MESSAGE_LENGTH.max ? [{ kind: "too-long", words: "" } as const] : []),
    ...bannedWords(message),
    ...(blank === undefined ? [] : [{ kind: "blank-left", words: blank } as const]),
  ];
}

/** What is wrong, in a sentence for whoever writes. */
export function messageFaultText({ kind, words }: MessageFault): string {
  switch (kind) {
    case "too-short":
      return `${MESSAGE_LENGTH.min}文字以上で入力してください。`;
    case "too-long":
      return `${MESSAGE_LENGTH.max}文字以内で入力してください。`;
    case "blank-left":
      return `例文の空欄「${words}」が残っています。書きかえるか、消してください。`;
    default:
      return bannedText({ kind, words });
  }
}
