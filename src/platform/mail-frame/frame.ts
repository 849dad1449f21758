import { createElement as h, isValidElement, type ReactElement } from "react";
import type { MailFoot, MailSender, MailToFrame } from "#kernel/message.ts";
import { brandColours, COLOURS, HEAD_STYLE, LAYOUT, styles } from "./look.ts";
import { Part } from "./parts.ts";

/** Behind the preheader, so that an inbox does not go on with the words of the mail. */
const PADDING = "\u00a0\u200c".repeat(60);
const HIDDEN = { display: "none", maxHeight: 0, maxWidth: 0, overflow: "hidden", opacity: 0, fontSize: 1, lineHeight: "1px" } as const;

/** A whole mail as a document. */
export function Frame({ mail, sender }: { readonly mail: MailToFrame; readonly sender: MailSender }): ReactElement {
  const { title, preheader = "", paragraphs, foot = {} } = mail;
  const body = [
    h("h1", { key: "title", className: "m-words m-title", style: styles.title }, title),
    ...paragraphs.map((part, at) => h(Part, { key: at, part, colour: sender.colour })),
  ];
  const card = h(
    "table",
    { ...LAYOUT, align: "center", className: "m-card", style: styles.card, width: "100%" },
    h(
      "tbody",
      null,
      row("head", styles.head, h(Brand, { sender })),
      row("body", styles.body, body),
      row("foot", styles.foot, h(Foot, { foot, sender })),
    ),
  );
  return h(
    "html",
    { lang: "ja", dir: "ltr" },
    h(Head, { title: mail.subject }),
    h(
      "body",
      { className: "m-page", style: styles.page },
      h("div", { style: HIDDEN }, preheader, PADDING),
      h(
        "table",
        { ...LAYOUT, width: "100%", className: "m-page", style: { backgroundColor: COLOURS.page } },
        h("tbody", null, h("tr", null, h("td", { align: "center", className: "m-outer", style: styles.outer }, card))),
      ),
    ),
  );
}

function Head({ title }: { readonly title: string }): ReactElement {
  const named = (name: string, content: string) => h("meta", { key: name, name, content });
  return h(
    "head",
    null,
    h("meta", { httpEquiv: "Content-Type", content: "text/html; charset=UTF-8" }),
    named("viewport", "width=device-width, initial-scale=1"),
    named("color-scheme", "light dark"),
    named("supported-color-schemes", "light dark"),
    named("format-detection", "telephone=no, date=no, address=no, email=no"),
    named("x-apple-disable-message-reformatting", ""),
    h("title", null, title),
    // No quotes and no signs that React would write in another way stand in it.
    h("style", null, HEAD_STYLE),
  );
}

function row(key: string, style: object, content: ReactElement | ReactElement[]): ReactElement {
  return h("tr", { key }, h("td", { className: "m-pad m-line", style }, content));
}

function Brand({ sender: { name, homeUrl, colour } }: { readonly sender: MailSender }): ReactElement {
  return h("a", { href: homeUrl, className: "m-link", style: { ...styles.brand, color: brandOn(colour) } }, name);
}

/** A colour too light to be read on the card is not used for words. */
function brandOn(colour: string | null | undefined): string {
  const { ground, words } = brandColours(colour);
  return words === "#fffefc" ? ground : COLOURS.words;
}

function Foot({ foot, sender }: { readonly foot: MailFoot; readonly sender: MailSender }): ReactElement[] {
  const { name, postalAddress, licence, contactUrl } = sender;
  const quiet = (key: string, ...content: (string | ReactElement | (string | ReactElement)[])[]) =>
    h("p", { key, className: "m-quiet", style: styles.quiet }, ...content);
  const link = (url: string, label: string) => h("a", { key: url, href: url, className: "m-link", style: styles.link }, label);
  const { why, stop, links = [] } = foot;
  const wide = { ...styles.soft, display: "block", margin: "0 0 12px", textAlign: "center" } as const;
  const shown = [
    stop && h("a", { key: "stop", href: stop.url, className: "m-soft", style: wide }, stop.label),
    links.length > 0 &&
      quiet(
        "links",
        links.flatMap(({ url, label }, at) => [...(at === 0 ? [] : ["　"]), link(url, label)]),
      ),
    why && quiet("why", why),
    quiet("sender", `送信者: ${[name, licence].filter(Boolean).join("　")}`),
    postalAddress && quiet("address", postalAddress),
    quiet("contact", "このメールに返信しても届きません。", link(contactUrl, "お問い合わせはこちら")),
  ];
  return shown.filter((part) => isValidElement(part));
}
