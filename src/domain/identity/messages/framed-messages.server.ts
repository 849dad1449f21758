import type { SendMessage } from "#domain/identity/core/messages.ts";
import type { FrameParagraph, MailSender } from "#kernel/message.ts";
import { frameMail } from "#platform/mail-frame/frame-mail.server.ts";

/** Sends mails in the frame of all mails of the site; what is no mail goes as it is. */
export function framedMessages(send: SendMessage, sender: MailSender): SendMessage {
  return async (message) => {
    if (message.medium !== "EMAIL") return send(message);
    const { subject, code } = message;
    const paragraphs = message.body.trim().split("\n\n");
    // The name at the end of the words stands at the foot already.
    const signature = paragraphs.at(-1) ?? "";
    const isSigned = subject?.startsWith(`【${signature}】`) === true;
    const from = isSigned ? { ...sender, name: signature } : sender;
    const said = isSigned ? paragraphs.slice(0, -1) : paragraphs;
    const framed = await frameMail(
      {
        subject: subject ?? "",
        title: (subject ?? "").replace(/^【[^】]*】/, ""),
        preheader: said[1] ?? said[0] ?? "",
        paragraphs: said.flatMap((paragraph) => withCode(paragraph, code)),
      },
      from,
    );
    return send({ ...message, subject: framed.subject, body: framed.text, html: framed.html });
  };
}

/** The code stands in a line of its own, large enough to be read from another screen. */
function withCode(paragraph: string, code: string | null): FrameParagraph[] {
  if (code === null || !paragraph.endsWith(code)) return [paragraph];
  return [paragraph.slice(0, -code.length).trim(), { kind: "code", text: code }];
}
