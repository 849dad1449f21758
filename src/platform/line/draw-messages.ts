import { html } from "hono/html";

type Html = ReturnType<typeof html>;
type Node = Readonly<Record<string, unknown>>;

/** Where a tap on a bubble leads: an address, or a postback for whoever draws the chat. */
export type DrawOptions = { readonly postback?: (data: string, label: string) => Html };

/** Of the bubbles that `drawLineMessages` draws; stands once on the page. */
export const LINE_BUBBLE_STYLE = `
  .line-chat { display: grid; gap: 0.5rem; justify-items: start; font-size: 0.9375rem; line-height: 1.6; color: #1b2430; }
  .line-text { background: #fff; border-radius: 1rem; padding: 0.5rem 0.875rem; max-width: 17rem; white-space: pre-wrap; overflow-wrap: anywhere; }
  .line-carousel { display: flex; gap: 0.5rem; overflow-x: auto; max-width: 100%; padding-bottom: 0.5rem; }
  .line-bubble { background: #fff; border-radius: 1rem; overflow: hidden; flex: 0 0 15rem; width: 15rem; }
  .line-bubble > div { padding: 0.75rem; display: grid; gap: 0.25rem; }
  .line-bubble img { display: block; width: 100%; aspect-ratio: 20 / 13; object-fit: cover; background: #e3e0da; }
  .line-bubble p { margin: 0; overflow-wrap: anywhere; }
  .line-row { display: flex; gap: 0.5rem; align-items: baseline; }
  .line-row:has(> span) { gap: 0; margin-top: 0.25rem; }
  .line-box { display: grid; gap: 0.25rem; }
  .line-chat a, .line-chat button { display: block; box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0.625rem; text-align: center;
    font: inherit; color: #0b5d66; background: #e6f1f1; border: 0; border-radius: 0.5rem; text-decoration: none; cursor: pointer; }
  .line-bold { font-weight: 700; } .line-small { font-size: 0.8125rem; color: #586272; }
`;

/** Messages of the Messaging API as the bubbles of a chat: texts, button templates and Flex. What is not known is named, never left out. */
export function drawLineMessages(messages: readonly object[], { postback }: DrawOptions = {}): Html {
  const taps: Taps = { postback: postback ?? ((_data, label) => html`<p class="line-small">${label}</p>`) };
  return html`<div class="line-chat">${messages.map((message) => drawMessage(message as Node, taps))}</div>`;
}

/** What a list of chats shows of them, a line each. */
export function wordsOfLine(messages: readonly object[]): string {
  return messages.map((message) => text((message as Node).altText ?? (message as Node).text)).join("\n");
}

type Taps = Required<DrawOptions>;

function drawMessage(message: Node, taps: Taps): Html {
  if (message.type === "text") return html`<div class="line-text">${text(message.text)}</div>${drawQuickReply(message, taps)}`;
  if (message.type === "template") return drawTemplate(message, taps);
  if (message.type === "flex") return drawFlex(node(message.contents), taps);
  return html`<div class="line-text">(${text(message.type)})</div>`;
}

/** LINE shows them until something else is written. */
function drawQuickReply({ quickReply }: Node, taps: Taps): Html {
  if (quickReply === undefined) return html``;
  return html`<div class="line-box">${nodes(node(quickReply).items).map((item) => drawAction(node(item.action), taps))}</div>`;
}

function drawTemplate({ template, altText }: Node, taps: Taps): Html {
  const { title, text: words, actions } = node(template);
  return html`<div class="line-bubble" aria-label="${text(altText)}"><div>
    ${title === undefined ? "" : html`<p class="line-bold">${text(title)}</p>`}
    <p>${text(words)}</p>${nodes(actions).map((action) => drawAction(action, taps))}</div></div>`;
}

function drawFlex(contents: Node, taps: Taps): Html {
  if (contents.type !== "carousel") return drawBubble(contents, taps);
  return html`<div class="line-carousel" tabindex="0" role="group" aria-label="カード">${nodes(contents.contents).map((bubble) => drawBubble(bubble, taps))}</div>`;
}

function drawBubble({ hero, body, footer, header }: Node, taps: Taps): Html {
  const part = (of: unknown) => (of === undefined ? "" : html`<div>${drawPart(node(of), taps)}</div>`);
  const picture = hero === undefined ? "" : html`<img src="${webAddress(node(hero).url)}" alt="" loading="lazy" />`;
  return html`<div class="line-bubble">${picture}${part(header)}${part(body)}${part(footer)}</div>`;
}

function drawPart(part: Node, taps: Taps): Html {
  if (part.type === "box" && nodes(part.contents).length === 0) return drawPiece(part);
  if (part.type === "box")
    return html`<div class="${part.layout === "vertical" ? "line-box" : "line-row"}">${nodes(part.contents).map((one) => drawPart(one, taps))}</div>`;
  if (part.type === "button") return drawAction(node(part.action), taps);
  if (part.type === "separator") return html`<hr />`;
  if (part.type !== "text") return html``;
  const look = part.weight === "bold" ? "line-bold" : ["xs", "xxs", "sm"].includes(text(part.size)) ? "line-small" : "";
  return html`<p class="${look}">${text(part.text)}</p>`;
}

/** An empty box is a piece of colour, as wide as its share of the row. */
function drawPiece({ backgroundColor, flex, width }: Node): Html {
  const colour = /^#[0-9a-f]{6}$/i.test(text(backgroundColor)) ? text(backgroundColor) : "transparent";
  const size = /^\d{1,3}px$/.test(text(width)) ? `flex:0 0 ${text(width)}` : `flex:${Number(flex) || 0} 1 0`;
  return html`<span style="${size};height:0.625rem;background:${colour}"></span>`;
}

function drawAction(action: Node, { postback }: Taps): Html {
  const label = text(action.label);
  if (action.type === "uri") return html`<a href="${webAddress(action.uri)}" target="_top" rel="noopener">${label}</a>`;
  return action.type === "postback" ? postback(text(action.data), label) : html`<p class="line-small">${label}</p>`;
}

function node(value: unknown): Node {
  return typeof value === "object" && value !== null ? (value as Node) : {};
}

function nodes(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.map(node) : [];
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Nothing but an address of the web is a link. */
function webAddress(value: unknown): string {
  return typeof value === "string" && /^https?:\/\//.test(value) ? value : "#";
}
