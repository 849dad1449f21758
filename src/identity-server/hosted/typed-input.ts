import type { Problem } from "#identity-server/pages/markup.ts";

/** A code as it was meant: full-width digits of a Japanese keyboard and spaces between groups are no mistakes. */
export function codeOf(form: URLSearchParams, name = "code"): string {
  return (form.get(name) ?? "").normalize("NFKC").replaceAll(/[\s-]/g, "");
}

/** A name as it was typed, or an address as it was meant, without the blanks around it. */
export function nameOf(form: URLSearchParams, name = "username"): string {
  const typed = (form.get(name) ?? "").trim();
  const folded = typed.normalize("NFKC");
  return folded.includes("@") ? folded : typed;
}

/** A telephone number as the service keeps it: `090-1234-5678` is `+819012345678`. */
export function phoneOf(typed: string): string {
  const digits = typed.normalize("NFKC").replaceAll(/[\s()‐－ー-]/g, "");
  return digits.startsWith("0") ? `+81${digits.slice(1)}` : digits;
}

/** A problem for each field left empty. `labels`: by the name of the field. */
export function missing(form: URLSearchParams, labels: Readonly<Record<string, string>>): Problem[] {
  return Object.entries(labels)
    .filter(([name]) => (form.get(name) ?? "").trim() === "")
    .map(([name, label]) => ({ field: name, text: `${label}を入力してください。` }));
}

/** What is wrong with a password that is chosen: left out, or typed in two ways. What it must be is for the service to say. */
export function choiceProblems(form: URLSearchParams): Problem[] {
  const empty = missing(form, { new_password: "パスワード" });
  if (empty.length > 0) return empty;
  return form.get("new_password") === form.get("password_again")
    ? []
    : [{ field: "password_again", text: "2つのパスワードが一致していません。" }];
}
