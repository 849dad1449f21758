import { createHash, timingSafeEqual } from "node:crypto";
import { isLoopback } from "./caller-address.server.ts";

/** What tells an insider from the public. */
export type InsiderCall = {
  /** The address of the connection; undefined within the process. */
  readonly connected: string | undefined;
  readonly header: (name: string) => string | undefined;
};

/** Whether a call comes from whoever runs the service: from this machine and through no proxy, or with the token. */
export type InsiderCheck = (call: InsiderCall) => boolean;

/** What proxies add. */
const FORWARDING = ["x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via"];

/** `token` null: nobody is one from elsewhere. */
export function insiderCheck(token: string | null): InsiderCheck {
  return ({ connected, header }) => {
    if (token !== null && isSame(header("authorization") ?? "", `Bearer ${token}`)) return true;
    return connected === undefined || (isLoopback(connected) && FORWARDING.every((name) => header(name) === undefined));
  };
}

/** In a time that tells nothing of how much was right. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

type Environment = { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } };
type Served = { readonly env: unknown; readonly req: { readonly header: (name: string) => string | undefined } };

/** A request of the HTTP server as a call. */
export function insiderCallOf({ env, req }: Served): InsiderCall {
  const environment = env as Environment | undefined;
  return { connected: environment?.incoming?.socket?.remoteAddress, header: (name) => req.header(name) };
}
