import { isRecord } from "#kernel/record.ts";
import { CHAT_DEEDS } from "./chat-words.ts";

/** What a person did, of what is of use here. */
export type LineDeed =
  | { readonly kind: "follow"; readonly isUnblocked: boolean }
  | { readonly kind: "unfollow" }
  | { readonly kind: "link-ended"; readonly nonce: string | null }
  | { readonly kind: "asks-to-link" }
  | { readonly kind: "asks-to-stop" }
  | { readonly kind: "says" }
  | { readonly kind: "other" };

const WANTS_LINK = /^(連携|れんけい|連携する|連携したい)$/;
const WANTS_STOP = /^(停止|配信停止|解除|連携解除|連携をやめる|stop)$/i;

/** Reads the part of an event that belongs to its type. */
export function readDeed(event: { readonly type: string } & Readonly<Record<string, unknown>>): LineDeed {
  switch (event.type) {
    case "follow":
      return { kind: "follow", isUnblocked: isRecord(event.follow) && event.follow.isUnblocked === true };
    case "unfollow":
      return { kind: "unfollow" };
    case "accountLink":
      return { kind: "link-ended", nonce: nonceOf(event.link) };
    case "message":
      return deedOfText(isRecord(event.message) ? event.message : {});
    case "postback":
      return deedOfPostback(isRecord(event.postback) ? event.postback.data : null);
    default:
      return { kind: "other" };
  }
}

function nonceOf(link: unknown): string | null {
  return isRecord(link) && link.result === "ok" && typeof link.nonce === "string" ? link.nonce : null;
}

function deedOfText({ type, text }: Readonly<Record<string, unknown>>): LineDeed {
  const said = type === "text" && typeof text === "string" ? text.normalize("NFKC").trim() : "";
  if (WANTS_LINK.test(said)) return { kind: "asks-to-link" };
  return WANTS_STOP.test(said) ? { kind: "asks-to-stop" } : { kind: "says" };
}

function deedOfPostback(data: unknown): LineDeed {
  if (data === CHAT_DEEDS.link) return { kind: "asks-to-link" };
  return data === CHAT_DEEDS.stop ? { kind: "asks-to-stop" } : { kind: "other" };
}
