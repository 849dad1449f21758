import type { FrameParagraph, MailSender, MailToFrame, MessageBlock, MessageHome, MessageLink } from "#kernel/message.ts";

/** The text part: a link stands on a line of its own, so that every program finds its end. */
export function textPart({ paragraphs, foot = {} }: MailToFrame, sender: MailSender): string {
  const { name, postalAddress, licence, homeUrl, contactUrl } = sender;
  const lines = [
    "--",
    foot.why,
    foot.stop && linkText(foot.stop),
    ...(foot.links ?? []).map(linkText),
    name,
    postalAddress,
    licence,
    homeUrl,
    "このメールに返信しても届きません。お問い合わせ:",
    contactUrl,
  ];
  const end = lines.filter((line) => typeof line === "string" && line !== "").join("\n");
  return `${[...paragraphs.map(paragraphText).filter((text) => text !== ""), end].join("\n\n")}\n`;
}

function paragraphText(paragraph: FrameParagraph): string {
  if (typeof paragraph === "string") return paragraph;
  return "kind" in paragraph ? blockText(paragraph) : paragraph.filter((line) => typeof line === "string").join("\n");
}

function blockText(block: MessageBlock): string {
  if (block.kind === "button") return linkText(block.link);
  if (block.kind === "facts") return block.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
  if (block.kind === "heading") return `■ ${block.text}`;
  return block.kind === "home" ? homeText(block.home) : block.text;
}

function homeText({ title, priceText, facts, reasons, marks, url, actions, estimate, caution, offeredBy }: MessageHome): string {
  const lines = [
    `■ ${priceText} ${title}`,
    ...marks.map((mark) => `［${mark}］`),
    ...facts,
    estimate?.text ?? "",
    ...reasons.map((reason) => `・${reason}`),
    caution ? `▼ 気をつける点: ${caution}` : "",
    offeredBy ?? "",
    // Not twice, where a link with words leads there.
    actions.some((action) => action.url === url) ? "" : url,
  ];
  return [...lines, ...actions.map(linkText)].filter((line) => line !== "").join("\n");
}

function linkText({ label, url }: MessageLink): string {
  return `${label}:\n${url}`;
}
