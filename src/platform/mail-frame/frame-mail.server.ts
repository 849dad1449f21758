import { render } from "@react-email/render";
import { createElement } from "react";
import type { FramedMail, MailSender, MailToFrame } from "#kernel/message.ts";
import { boundedMail, withOneHomeLess } from "./bounded.ts";
import { Frame } from "./frame.ts";
import { textPart } from "./text-part.ts";

/** Gmail cuts a mail off at 102 KB. */
const MOST_BYTES = 80 * 1024;

/** The mail as it goes out: subject, HTML and text. Where ten homes would make it longer than 80 KB, it has fewer. */
export async function frameMail(mail: MailToFrame, sender: MailSender): Promise<FramedMail> {
  let bounded = boundedMail(mail);
  let html = await drawn(bounded, sender);
  while (Buffer.byteLength(html) > MOST_BYTES) {
    const shorter = withOneHomeLess(bounded);
    if (!shorter) break;
    bounded = shorter;
    html = await drawn(bounded, sender);
  }
  return { subject: bounded.subject, text: textPart(bounded, sender), html };
}

/** Without the comments that React leaves for browsers: what people write is escaped, and is none. */
async function drawn(mail: MailToFrame, sender: MailSender): Promise<string> {
  return (await render(createElement(Frame, { mail, sender }))).replace(/<!--[^>]*-->/g, "");
}
