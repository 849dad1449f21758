import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** Where a server of mails may hang up. `answer`: it has the whole mail, and says nothing. */
export const PHASES = ["greeting", "hello", "sender", "recipient", "data", "body", "answer", "quit"] as const;
type Phase = (typeof PHASES)[number];

export type SinkSettings = {
  /** Asked before each phase of each conversation: whether the connection is cut there. */
  readonly isCut: (phase: Phase) => boolean;
  /** A mail was read to its end, by its message id. */
  readonly onMail: (messageId: string) => void;
};

export type MailSink = { readonly url: string; readonly close: () => void };

/** A mail server that takes every mail, unless it hangs up. It does no more than SMTP asks for, so that what is measured is the sender. */
export async function openMailSink(settings: SinkSettings): Promise<MailSink> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => open.delete(socket));
    converse(socket, settings);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  return { url: `smtp://127.0.0.1:${port}`, close };
}

const END = "\r\n.\r\n";
const COMMANDS: readonly (readonly [RegExp, Phase, string])[] = [
  [/^(?:EHLO|HELO)/i, "hello", "250 sink"],
  [/^MAIL/i, "sender", "250 sender"],
  [/^RCPT/i, "recipient", "250 recipient"],
  [/^DATA/i, "data", "354 go on"],
  [/^QUIT/i, "quit", "221 bye"],
];

function converse(socket: Socket, { isCut, onMail }: SinkSettings): void {
  let heard = "";
  let isBody = false;
  const say = (phase: Phase, line: string) => void (isCut(phase) ? socket.destroy() : socket.write(`${line}\r\n`));
  const onBody = () => {
    if (isCut("body")) return void socket.destroy();
    const end = heard.indexOf(END);
    if (end < 0) return;
    onMail(/^message-id:\s*(<[^>]*>)/im.exec(heard.slice(0, end))?.[1] ?? "");
    heard = heard.slice(end + END.length);
    isBody = false;
    say("answer", "250 taken");
  };
  const onLine = () => {
    const end = heard.indexOf("\r\n");
    const [, phase, answer] = COMMANDS.find(([pattern]) => pattern.test(heard)) ?? [null, "hello" as const, "250 well"];
    heard = heard.slice(end + 2);
    isBody = phase === "data";
    say(phase, answer);
  };
  socket.on("data", (chunk: Buffer) => {
    heard += chunk.toString("latin1");
    if (isBody) onBody();
    else while (!isBody && heard.includes("\r\n")) onLine();
  });
  say("greeting", "220 sink ESMTP");
}
