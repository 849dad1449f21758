import { plainText } from "#kernel/japanese-text.ts";
import { PREFECTURES } from "#kernel/prefectures.ts";

const AUTHORITIES: ReadonlySet<string> = new Set(["国土交通大臣", ...PREFECTURES.map((name) => `${name}知事`)]);
const FORM = /^([^\d()]+?)(?:免許)?\((\d{1,2})\)第?(\d{1,6})号$/;

/**
 * 宅地建物取引業者免許証番号 in one form, from what people type: `東京都知事免許（３）第012345号` -> `東京都知事(3)第12345号`. Null: no authority of
 * this name, or not the form of a number. Whether the licence is in force, this does not know.
 */
export function readLicence(text: string): string | null {
  const plain = plainText(text)
    .replace(/[〔［【[]/g, "(")
    .replace(/[〕］】\]]/g, ")")
    .replace(/\s/g, "");
  const [, authority = "", renewals = "", number = ""] = FORM.exec(plain) ?? [];
  if (!AUTHORITIES.has(authority) || Number(renewals) === 0 || Number(number) === 0) return null;
  return `${authority}(${Number(renewals)})第${Number(number)}号`;
}
