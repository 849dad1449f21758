import { createElement as h, type ReactElement } from "react";
import type { MessageHome } from "#kernel/message.ts";
import { COLOURS, styles } from "./look.ts";

const PICTURE = 120;

/** A home: picture, price, name, what has to be said of it, facts, why it is told, and where to go from here. */
export function HomeCard({ home }: { readonly home: MessageHome }): ReactElement {
  const cells = [home.pictureUrl === null ? null : h(Picture, { key: "picture", home }), h(Told, { key: "told", home })];
  return h(
    "table",
    { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, border: 0, className: "m-line", style: styles.home },
    [h("tbody", { key: "body" }, h("tr", null, cells))],
  );
}

function Picture({ home: { pictureUrl, title, url } }: { readonly home: MessageHome }): ReactElement {
  const style = { display: "block", width: PICTURE, height: PICTURE, borderRadius: 8, objectFit: "cover" } as const;
  const picture = h("img", { src: pictureUrl ?? "", alt: `${title}の写真`, width: PICTURE, height: PICTURE, style });
  return h("td", { width: PICTURE, className: "m-picture", style: styles.picture }, url === "" ? picture : h("a", { href: url }, picture));
}

function Told({ home }: { readonly home: MessageHome }): ReactElement {
  const { title, url, priceText, facts, reasons, marks, actions } = home;
  const name = url === "" ? title : h("a", { href: url, className: "m-link", style: { ...styles.name, color: COLOURS.brand } }, title);
  return h(
    "td",
    { style: { verticalAlign: "top" } },
    h("p", { className: "m-words", style: styles.price }, priceText),
    h("p", { className: "m-words", style: styles.name }, name),
    marks.length > 0 && h("div", { style: { margin: "2px 0 0" } }, each(marks, "m-mark", styles.mark)),
    facts.map((fact, at) => h("p", { key: at, className: "m-quiet", style: styles.fact }, fact)),
    reasons.length > 0 && h("div", { style: styles.chips }, each(reasons, "m-chip", styles.chip)),
    actions.length > 0 &&
      h(
        "div",
        { style: { margin: "8px 0 0" } },
        actions.map(({ label, url: to }, at) => h("a", { key: at, href: to, className: "m-soft", style: styles.soft }, label)),
      ),
  );
}

function each(texts: readonly string[], className: string, style: (typeof styles)["chip"] | (typeof styles)["mark"]): ReactElement[] {
  return texts.map((text, at) => h("span", { key: at, className, style }, text));
}
