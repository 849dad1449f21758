import { formatToken } from "./letter-token.ts";
import { sourceText } from "./source-words.ts";
import type { Addressee, LetterStop, MailingTexts, OwnerLetter, RecipientPlace } from "./types.ts";

type Written = Pick<OwnerLetter, "sender" | "home" | "estimate" | "madeOn" | "credits" | "isSample" | "stop"> & {
  readonly mailing: Pick<MailingTexts, "kind" | "message" | "source" | "sourceWords" | "sourceOn">;
  readonly to: Addressee & RecipientPlace;
};

/** A letter of a mailing to one of its addresses. */
export function letterOf({ mailing, to, ...given }: Written): OwnerLetter {
  const { kind, message } = mailing;
  return { ...given, kind, message, source: sourceText(mailing), recipient: windowParts(to), area: `${to.cityName}${to.town}` };
}

/** What shows through the window, the name last: broken into lines where it is drawn, by its width. */
function windowParts({ postalCode, address, building, name }: Addressee): string[] {
  const postal = postalCode === "" ? [] : [`〒${postalCode.slice(0, 3)}-${postalCode.slice(3)}`];
  return [...postal, address, ...(building === "" ? [] : [building]), name === "" ? "オーナー様" : `${name} 様`];
}

/** The page where whoever gets a letter stops further ones. `origin`: of the site, without a slash at its end. */
export function stopOf(origin: string, token: string): LetterStop {
  const code = formatToken(token);
  const url = `${origin}/letters/${code}`;
  return { url, shown: url.replace(/^https?:\/\//, ""), code };
}
