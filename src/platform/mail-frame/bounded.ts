import type { FrameParagraph, MailToFrame, MessageBlock, MessageEstimate, MessageHome, MessageLink } from "#kernel/message.ts";

/** Providers cut a mail off at 102 KB, and with it the link that stops it: no text from outside may make it so long. */
const LONGEST = { line: 10_000, title: 80, part: 60, caution: 200, layout: 12 } as const;
const MOST = { homes: 10, facts: 5, reasons: 3, marks: 3, actions: 4, rows: 40 } as const;
const LONGEST_URL = 600;

/** The mail with every text short enough, without what no mail may hold: characters that steer, links to anything but pages and addresses. */
export function boundedMail(mail: MailToFrame): MailToFrame {
  let homes = 0;
  const paragraphs = mail.paragraphs.flatMap((paragraph): FrameParagraph[] => {
    if (typeof paragraph === "string") return [clipped(paragraph, LONGEST.line)];
    if (!("kind" in paragraph)) return [paragraph.flatMap((line) => (typeof line === "string" ? [clipped(line, LONGEST.line)] : []))];
    homes += paragraph.kind === "home" ? 1 : 0;
    return homes > MOST.homes && paragraph.kind === "home" ? [] : boundedBlock(paragraph);
  });
  const { foot = {} } = mail;
  return {
    subject: clipped(oneLine(mail.subject), LONGEST.title * 3),
    title: clipped(oneLine(mail.title), LONGEST.title * 3),
    preheader: clipped(oneLine(mail.preheader ?? firstWords(paragraphs)), LONGEST.title * 2),
    paragraphs,
    foot: {
      ...(foot.why === undefined ? {} : { why: clipped(foot.why, LONGEST.line) }),
      ...oneOf(foot.stop),
      links: goodLinks(foot.links ?? []),
    },
  };
}

/** The mail without its last home; null: it has none. */
export function withOneHomeLess(mail: MailToFrame): MailToFrame | null {
  const last = mail.paragraphs.findLastIndex((part) => typeof part === "object" && "kind" in part && part.kind === "home");
  return last < 0 ? null : { ...mail, paragraphs: mail.paragraphs.toSpliced(last, 1) };
}

/** The address as a mail may link it, or null: https, http or mailto, without spaces and quotes. */
export function safeUrl(url: string): string | null {
  if (url.length > LONGEST_URL || !/^(https?:\/\/|mailto:)[^\s"'<>\\]+$/i.test(url)) return null;
  return URL.canParse(url) ? url : null;
}

function boundedBlock(block: MessageBlock): MessageBlock[] {
  if (block.kind === "home") return [{ kind: "home", home: boundedHome(block.home) }];
  if (block.kind === "button") return goodLinks([block.link]).map((link) => ({ kind: "button", link }));
  if (block.kind !== "facts") return [{ ...block, text: clipped(block.text, block.kind === "note" ? LONGEST.line : LONGEST.title * 3) }];
  const rows = block.rows.slice(0, MOST.rows);
  return [{ kind: "facts", rows: rows.map(([label, value]) => [clipped(label, LONGEST.part), clipped(value, LONGEST.line)] as const) }];
}

function boundedHome(home: MessageHome): MessageHome {
  const short = (texts: readonly string[], most: number) => texts.slice(0, most).map((text) => clipped(oneLine(text), LONGEST.part));
  return {
    title: clipped(oneLine(home.title), LONGEST.title),
    url: safeUrl(home.url) ?? "",
    priceText: clipped(oneLine(home.priceText), LONGEST.part),
    facts: short(home.facts, MOST.facts),
    reasons: short(home.reasons, MOST.reasons),
    marks: short(home.marks, MOST.marks),
    pictureUrl: home.pictureUrl === null ? null : pictureUrl(home.pictureUrl),
    actions: goodLinks(home.actions).slice(0, MOST.actions),
    layout: optional(home.layout, LONGEST.layout),
    estimate: home.estimate ? boundedEstimate(home.estimate) : null,
    caution: optional(home.caution, LONGEST.caution),
    offeredBy: optional(home.offeredBy, LONGEST.title),
  };
}

function optional(text: string | null | undefined, longest: number): string | null {
  return text ? clipped(oneLine(text), longest) : null;
}

/** On the line whatever is given; a band that is turned round has no width. */
function boundedEstimate({ text, from, to, price, isBelow }: MessageEstimate): MessageEstimate {
  const onLine = (at: number) => Math.min(100, Math.max(0, Number.isFinite(at) ? at : 50));
  return {
    text: clipped(oneLine(text), LONGEST.title),
    from: onLine(from),
    to: Math.max(onLine(from), onLine(to)),
    price: onLine(price),
    isBelow,
  };
}

function pictureUrl(url: string): string | null {
  return /^https?:/i.test(url) ? safeUrl(url) : null;
}

function oneOf(stop: MessageLink | undefined): { readonly stop?: MessageLink } {
  const [good] = stop ? goodLinks([stop]) : [];
  return good ? { stop: good } : {};
}

function goodLinks(links: readonly MessageLink[]): MessageLink[] {
  return links.flatMap(({ label, url }) => {
    const safe = safeUrl(url);
    return safe === null ? [] : [{ label: clipped(oneLine(label), LONGEST.part), url: safe }];
  });
}

function firstWords(paragraphs: readonly FrameParagraph[]): string {
  const [first = ""] = paragraphs.flatMap((paragraph) =>
    typeof paragraph === "string" ? [paragraph] : "kind" in paragraph ? [] : paragraph,
  );
  return String(first);
}

/** By characters as people count them; `…` stands for the rest. */
function clipped(text: string, longest: number): string {
  const clean = text.replace(/[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, " ");
  if (clean.length <= longest) return clean;
  return `${[...clean].slice(0, longest - 1).join("")}…`;
}

/** Names of buildings come from outside: a line break would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}
