import CloseWindow from "@line/liff/close-window";
import { type Liff, liff } from "@line/liff/core";
import GetIdToken from "@line/liff/get-id-token";
import IsInClient from "@line/liff/is-in-client";
import SendMessages from "@line/liff/send-messages";
import type { LiffPage } from "./types.ts";

let started: Promise<void> | null = null;

/** LINE's own script, with the parts that are used, started once a page. */
export async function startLiff(liffId: string): Promise<LiffPage> {
  started ??= withParts().init({ liffId });
  await started;
  return pageOf(liff);
}

/** Its parts in place, not started. */
export function withParts(): Liff {
  liff.use(new IsInClient());
  liff.use(new GetIdToken());
  liff.use(new SendMessages());
  liff.use(new CloseWindow());
  return liff;
}

export function pageOf({ isInClient, getIDToken, sendMessages, closeWindow }: Pick<Liff, "isInClient" | "getIDToken" | "sendMessages" | "closeWindow">): LiffPage {
  return {
    isInClient: isInClient(),
    idToken: getIDToken(),
    say: (text) =>
      sendMessages([{ type: "text", text }]).then(
        () => true,
        () => false,
      ),
    close: () => closeWindow(),
  };
}
