import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export const NOTHING: Markup = html``;

/** What is wrong: beside the field it names, and in the summary on top. Null: with the form as a whole. */
export type Problem = {
  readonly field: string | null;
  readonly text: string;
  /** Where the person goes on from here. */
  readonly next?: { readonly href: string; readonly text: string };
};

export type Field = {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "email" | "tel" | "date" | "password";
  readonly autocomplete: string;
  readonly hint?: string;
  /** Never given for a password. */
  readonly value?: string;
  readonly isOptional?: boolean;
  /** A code of digits. */
  readonly isCode?: boolean;
};

export function field(view: Field, problems: readonly Problem[] = []): Markup {
  const { name, label, hint, isOptional = false, isCode = false } = view;
  const own = problems.filter((problem) => problem.field === name);
  return html`<div class="${isCode ? "field code" : "field"}">
    <label for="${name}">${label}${isOptional ? "（任意）" : ""}</label>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : NOTHING}
    ${own.length > 0 ? html`<p class="problem" id="${name}-problem">${own.map(({ text }) => text).join("")}</p>` : NOTHING}
    ${input(view, own.length > 0)}
  </div>`;
}

function input(view: Field, isWrong: boolean): Markup {
  const { name, type, autocomplete, value = "", hint } = view;
  const describedBy = [...(hint ? [`${name}-hint`] : []), ...(isWrong ? [`${name}-problem`] : [])].join(" ");
  const given = attribute("value", type === "password" ? "" : value);
  const wrong = attribute("aria-invalid", isWrong ? "true" : "");
  const described = attribute("aria-describedby", describedBy);
  return html`<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"${given}${limits(view)}${wrong}${described}>`;
}

function limits({ type, isCode = false, isOptional = false }: Field): Markup {
  const longest = attribute("maxlength", isCode ? "12" : type === "password" ? "256" : "");
  const keyboard = isCode ? html` inputmode="numeric"` : NOTHING;
  return html`${keyboard}${longest}${isOptional ? NOTHING : html` required`}${isPlainName(type) ? html` autocapitalize="none" spellcheck="false"` : NOTHING}`;
}

function isPlainName(type: Field["type"]): boolean {
  return type === "text" || type === "email";
}

function attribute(name: string, value: string): Markup {
  return value === "" ? NOTHING : html` ${name}="${value}"`;
}

export function hidden(name: string, value: string): Markup {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}

/** Read out when the page appears; each line leads to its field. */
export function problemSummary(problems: readonly Problem[]): Markup {
  if (problems.length === 0) return NOTHING;
  const isOfFields = problems.some((problem) => problem.field !== null);
  const lines = problems.map(({ field: name, text, next }) =>
    name === null ? html`${text}${next ? html` ${link(next.href, next.text)}` : NOTHING}` : html`<a href="#${name}">${text}</a>`,
  );
  return html`<div class="problems" role="alert">
    <h2>${isOfFields ? "入力内容を確認してください" : "続けられませんでした"}</h2>
    ${lines.length === 1 ? html`<p>${lines}</p>` : html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`}
  </div>`;
}

export function noticeBox(text: string | null): Markup {
  return text === null ? NOTHING : html`<p class="notice" role="status">${text}</p>`;
}

/** Where a person is in a way of several pages; `at` counts from 0. */
export function steps(names: readonly string[], at: number): Markup {
  return html`<ol class="steps">${names.map(
    (name, index) =>
      html`<li class="${index <= at ? "reached" : ""}"${index === at ? html` aria-current="step"` : NOTHING}>${index + 1} ${name}</li>`,
  )}</ol>`;
}

/** What every page of a way carries on: the client's request, and what shows our forms to be ours. */
export type Frame = { readonly query: string; readonly token: string };

/** The name of the hidden field with `Frame.token`. */
export const FORM_TOKEN = "form_token";

export function pathIn({ query }: Frame, path: string): string {
  return `${path}?${query}`;
}

export function form(frame: Frame, path: string, content: Markup): Markup {
  return html`<form class="stack" method="post" action="${pathIn(frame, path)}" novalidate>
    ${hidden(FORM_TOKEN, frame.token)}
    ${content}
  </form>`;
}

/** Under the card: other ways to go. */
export function after(...lines: readonly Markup[]): Markup {
  return html`<div class="after">${lines.map((line) => html`<p>${line}</p>`)}</div>`;
}

export function link(href: string, text: string): Markup {
  return html`<a href="${href}">${text}</a>`;
}

export function submit(text: string): Markup {
  return html`<button class="button" type="submit">${text}</button>`;
}
