import { formatToken } from "./letter-token.ts";
import { sourceText } from "./source-words.ts";
import type { Addressee, LetterStop, MailingTexts, OwnerLetter, RecipientPlace } from "./types.ts";

/** Lines of the window that an address of one line may take. */
const CHARACTERS_OF_LINE = 20;

type Written = Pick<OwnerLetter, "sender" | "home" | "estimate" | "madeOn" | "credits" | "isSample" | "stop"> & {
  readonly mailing: Pick<MailingTexts, "kind" | "message" | "source" | "sourceWords" | "sourceOn">;
  readonly to: Addressee & RecipientPlace;
};

/** A letter of a mailing to one of its addresses. */
export function letterOf({ mailing, to, ...given }: Written): OwnerLetter {
  const { kind, message } = mailing;
  return { ...given, kind, message, source: sourceText(mailing), recipient: windowLines(to), area: `${to.cityName}${to.town}` };
}

/** What shows through the window: at most six lines, the name last. */
function windowLines({ postalCode, address, building, name }: Addressee): string[] {
  const postal = postalCode === "" ? [] : [`〒${postalCode.slice(0, 3)}-${postalCode.slice(3)}`];
  const lines = [...postal, ...inLines(address), ...inLines(building)];
  return [...lines, name === "" ? "オーナー様" : `${name} 様`];
}

/** A long line in two; what a list takes in fits. */
function inLines(text: string): string[] {
  const letters = [...text];
  const lines: string[] = [];
  for (let from = 0; from < letters.length; from += CHARACTERS_OF_LINE) lines.push(letters.slice(from, from + CHARACTERS_OF_LINE).join(""));
  return lines;
}

/** The page where whoever gets a letter stops further ones. `origin`: of the site, without a slash at its end. */
export function stopOf(origin: string, token: string): LetterStop {
  const code = formatToken(token);
  const url = `${origin}/letters/${code}`;
  return { url, shown: url.replace(/^https?:\/\//, ""), code };
}
