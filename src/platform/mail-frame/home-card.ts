import { createElement as h, type ReactElement } from "react";
import { bandParts } from "#kernel/home/band-parts.ts";
import type { MessageEstimate, MessageHome } from "#kernel/message.ts";
import { COLOURS, LAYOUT, styles } from "./look.ts";

const PICTURE = 120;
const PLAN = 64;

/** A home: picture, price, name, what has to be said of it, facts, estimate, why it is told, what speaks against it, where to go from here, and who offers it. */
export function HomeCard({ home }: { readonly home: MessageHome }): ReactElement {
  const hasPicture = home.pictureUrl !== null;
  const left = hasPicture ? h(Picture, { key: "picture", home }) : home.layout ? h(PlanType, { key: "layout", layout: home.layout }) : null;
  const cells = [left, h(Told, { key: "told", home })];
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

/** In the place of a photo: none is invented. */
function PlanType({ layout }: { readonly layout: string }): ReactElement {
  const box = h("div", { className: "m-box m-quiet m-plan", style: styles.plan }, layout);
  return h("td", { width: PLAN, className: "m-picture", style: { ...styles.picture, width: PLAN } }, box);
}

function Told({ home }: { readonly home: MessageHome }): ReactElement {
  const { title, url, priceText, facts, reasons, marks, actions, estimate, caution, offeredBy } = home;
  const name = url === "" ? title : h("a", { href: url, className: "m-link", style: { ...styles.name, color: COLOURS.brand } }, title);
  return h(
    "td",
    { style: { verticalAlign: "top" } },
    h("p", { className: "m-words", style: styles.price }, priceText),
    h("p", { className: "m-words", style: styles.name }, name),
    marks.length > 0 && h("div", { style: { margin: "2px 0 0" } }, each(marks, "m-mark", styles.mark)),
    facts.map((fact, at) => h("p", { key: at, className: "m-quiet", style: styles.fact }, fact)),
    estimate && h(Estimate, { estimate }),
    reasons.length > 0 && h("div", { style: styles.chips }, each(reasons, "m-chip", styles.chip)),
    caution && h("p", { className: "m-caution", style: styles.caution }, `▼ 気をつける点：${caution}`),
    actions.length > 0 &&
      h(
        "div",
        { style: { margin: "8px 0 0" } },
        actions.map(({ label, url: to }, at) => h("a", { key: at, href: to, className: "m-soft m-action", style: styles.soft }, label)),
      ),
    offeredBy && h("p", { className: "m-quiet", style: styles.offeredBy }, unbroken(offeredBy)),
  );
}

/** A line that breaks between its parts only: a number and its unit never come apart. */
function unbroken(text: string): ReactElement[] {
  return text.split(/(?<=[〜・　])|(?=（)/).map((part, at) => h("span", { key: at, style: styles.unbroken }, part));
}

/** The band as cells of a table, which every mail program draws; the words below say the same. */
function Estimate({ estimate }: { readonly estimate: MessageEstimate }): ReactElement {
  return h(
    "div",
    { style: styles.estimate },
    h("table", { ...LAYOUT, width: "100%", "aria-hidden": true, style: styles.band }, h("tbody", null, h("tr", null, bandCells(estimate)))),
    h("p", { className: "m-words", style: styles.estimateWords }, unbroken(estimate.text)),
  );
}

function bandCells(estimate: MessageEstimate): ReactElement[] {
  const prices = { below: ["m-below", COLOURS.below], other: ["m-price", COLOURS.words] } as const;
  const marks = { point: ["m-point", COLOURS.brand] as const, price: prices[estimate.isBelow ? "below" : "other"] };
  const pieces = { track: ["m-track", COLOURS.line], band: ["m-band", COLOURS.band] } as const;
  return bandParts(estimate).map((part, at) =>
    "share" in part ? cell(at, `${part.share}%`, pieces[part.kind]) : cell(at, MARK, marks[part.kind]),
  );
}

/** Wide enough to be seen, in px. */
const MARK = 4;

function cell(key: number, width: number | string, [className, backgroundColor]: readonly [string, string]): ReactElement {
  return h("td", { key, width, height: 10, className, style: { backgroundColor, fontSize: 0, lineHeight: 0 } });
}

function each(texts: readonly string[], className: string, style: (typeof styles)["chip"] | (typeof styles)["mark"]): ReactElement[] {
  return texts.map((text, at) => h("span", { key: at, className, style }, text));
}
