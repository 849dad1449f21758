import type { Typed } from "../kit/forms/use-typed-form.ts";
import type { LetterTopic } from "./letter-fields.ts";

/** Under what name a letter that is not sent yet is kept in the tab. */
export function draftName(topic: LetterTopic, apartmentKey: string | null): string {
  return `risk-letter:${topic}:${apartmentKey ?? ""}`;
}

/** A kept letter; null: none, or one that cannot be read. */
export function parseLetter(text: string | null): Typed | null {
  if (text === null) return null;
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== "object" || found === null) return null;
    return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return null;
  }
}
