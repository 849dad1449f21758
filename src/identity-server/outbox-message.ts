import { html } from "hono/html";
import type { SentMessage } from "#domain/identity/core/messages.ts";
import { drawLineMessages } from "#platform/line/draw-messages.ts";

export const WIDTHS = { phone: 390, desk: 640 } as const;
export const SCHEMES = ["light", "dark"] as const;
export const PARTS = ["mail", "text", "headers"] as const;

/** How a message is looked at. */
export type Look = {
  readonly width: keyof typeof WIDTHS;
  readonly scheme: (typeof SCHEMES)[number];
  readonly part: (typeof PARTS)[number];
};

type Drawn = ReturnType<typeof html>;

/** A message as its receiver sees it: each medium in its own way. */
export function drawMessage(message: SentMessage, look: Look): Drawn {
  return DRAWN[message.medium](message, look);
}

const DRAWN: Readonly<Record<SentMessage["medium"], (message: SentMessage, look: Look) => Drawn>> = {
  EMAIL: (message, look) => {
    if (look.part === "headers") return html`<pre class="paper">${headersOf(message)}</pre>`;
    if (look.part === "text" || message.html === null) return html`<pre class="paper">${message.body}</pre>`;
    return html`<div class="stage">
      <iframe
        title="${message.subject ?? "メール"}"
        class="${look.width}"
        width="${WIDTHS[look.width]}"
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        srcdoc="${inScheme(message.html, look.scheme)}"
      ></iframe>
    </div>`;
  },
  SMS: ({ body }) => html`<p class="bubble">${body}</p>`,
  LINE: ({ messages }) => html`<div class="talk">${drawLineMessages(messages)}</div>`,
};

function headersOf({ to, subject, sentAt, headers }: SentMessage): string {
  const all = { To: to, Subject: subject ?? "", Date: sentAt.toUTCString(), ...headers };
  return Object.entries(all)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
}

/** Links leave the frame; the scheme is the one that is looked at, whatever the browser has. */
function inScheme(document: string, scheme: Look["scheme"]): string {
  const asked = scheme === "dark" ? "@media all" : "@media not all";
  return document.replace("<head>", `<head><base target="_top">`).replaceAll("@media (prefers-color-scheme:dark)", asked);
}
