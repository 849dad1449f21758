import type { CompanyRecommenderSettings } from "#api/client/client.ts";
import { contrast, readBrand } from "#domain/tenants/core/brand.ts";
import { isHostName } from "#domain/tenants/core/tenant-states.ts";
import { type FieldIssue, isTicked, type ReadForm, type Typed } from "#kernel/fields/read-fields.ts";
import { plainText } from "#kernel/japanese-text.ts";

/** What stands in the form before anything is typed. */
export function typedOf(settings: CompanyRecommenderSettings): Typed {
  const { brandColour, allowedHosts, askedHosts, mailDomain, approval, hotDays, hasMorningMail, greeting } = settings;
  return {
    ...{
      brandColour,
      approval,
      greeting,
      hotDays: String(hotDays),
      allowedHosts: [...allowedHosts, ...askedHosts].join("\n"),
      mailDomain: mailDomain ?? "",
    },
    hasMorningMail: hasMorningMail ? "on" : "",
  };
}

type Input = Pick<
  CompanyRecommenderSettings,
  "brandColour" | "allowedHosts" | "mailDomain" | "approval" | "hotDays" | "hasMorningMail" | "greeting"
>;

const MOST_HOSTS = 10;
const MOST_GREETING = 300;

/** The settings as they were meant, or what is wrong with them. */
export function readSettings(typed: Typed): ReadForm<Input> {
  const hosts = hostsIn(typed.allowedHosts ?? "");
  const mailDomain = hostsIn(typed.mailDomain ?? "")[0] ?? null;
  const hotDays = Number(plainText(typed.hotDays ?? "").trim());
  const brandColour = colourOf(typed.brandColour ?? "");
  const greeting = (typed.greeting ?? "").trim();
  const issues: FieldIssue[] = [
    ...fault("brandColour", readBrand(brandColour) === null, contrastWords(brandColour).text),
    ...fault("greeting", greeting.length > MOST_GREETING, `${MOST_GREETING}文字までにしてください`),
    ...fault("allowedHosts", hosts.length > MOST_HOSTS, `${MOST_HOSTS}件までにしてください`),
    ...hosts
      .filter((host) => !isHostName(host))
      .slice(0, 1)
      .map((host) => ({ field: "allowedHosts", message: `「${host}」は、www.example.jp の形にしてください` })),
    ...fault("hotDays", !Number.isInteger(hotDays) || hotDays < 1 || hotDays > 60, "1から60までの数字にしてください"),
    ...fault("mailDomain", mailDomain !== null && !isHostName(mailDomain), "example.jp の形にしてください"),
  ];
  if (issues.length > 0) return { ok: false, issues };
  const approval = typed.approval === "auto" ? "auto" : "manual";
  return {
    ok: true,
    input: { brandColour, allowedHosts: hosts, mailDomain, approval, hotDays, greeting, hasMorningMail: isTicked(typed, "hasMorningMail") },
  };
}

function fault(field: string, isWrong: boolean, message: string): FieldIssue[] {
  return isWrong ? [{ field, message }] : [];
}

/** One a line; an address that was pasted whole is taken as its host. */
function hostsIn(text: string): string[] {
  const lines = plainText(text)
    .split(/[\s、,]+/)
    .map((line) =>
      line
        .trim()
        .toLowerCase()
        .replace(/^https?:\/\//, "")
        .replace(/[/?#].*$/, ""),
    );
  return [...new Set(lines.filter((line) => line !== ""))];
}

/** `７a3e1d` → `#7a3e1d`. */
function colourOf(text: string): string {
  const plain = plainText(text).trim().toLowerCase();
  return /^[0-9a-f]{6}$/.test(plain) ? `#${plain}` : plain;
}

const DIGITS = new Intl.NumberFormat("ja-JP", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Whether a colour can be read on white, in words. */
export function contrastWords(text: string): { readonly isGood: boolean; readonly text: string } {
  const colour = colourOf(text);
  if (!/^#[0-9a-f]{6}$/.test(colour)) return { isGood: false, text: "#0b5d66 のように、#と6文字で入力してください" };
  const ratio = Math.floor(contrast(colour, "#ffffff") * 10) / 10;
  const isGood = readBrand(colour) !== null;
  return {
    isGood,
    text: `白とのコントラスト比は${DIGITS.format(ratio)}。${isGood ? "読みやすい色です" : "4.5以上の濃い色にしてください"}`,
  };
}
