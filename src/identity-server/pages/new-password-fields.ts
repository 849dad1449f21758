import { html } from "hono/html";
import { type Field, field, type Markup, type Problem } from "./markup.ts";

type NewPassword = { readonly hint: string; readonly problems: readonly Problem[]; readonly label?: string };

/** Twice, because nobody sees what they type. */
export function newPasswordFields({ hint, problems, label = "新しいパスワード" }: NewPassword): Markup {
  const first: Field = { name: "new_password", label, hint, type: "password", autocomplete: "new-password" };
  const again: Field = { name: "password_again", label: `${label}（もう一度）`, type: "password", autocomplete: "new-password" };
  return html`${field(first, problems)}${field(again, problems)}`;
}
