import type { Client } from "#domain/identity/core/types.ts";

/** Whether browsers make passkeys of this relying party at an origin: by https, or on this machine, at its domain or below. */
export function isOriginOf(relyingPartyId: string, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  const isSecure = protocol === "https:" || (protocol === "http:" && isThisMachine(hostname));
  return isSecure && (hostname === relyingPartyId || hostname.endsWith(`.${relyingPartyId}`));
}

function isThisMachine(hostname: string): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost");
}

/** The origins at which passkeys are made and used for a client: where it comes back to, and the hosted login. */
export function originsOf(relyingPartyId: string, { settings }: Pick<Client, "settings">, hostedOrigin: string): string[] {
  const pages = [...settings.callbackUrls, ...settings.logoutUrls].filter((address) => URL.canParse(address));
  const origins = new Set([hostedOrigin, ...pages.map((address) => new URL(address).origin)]);
  return [...origins].filter((origin) => isOriginOf(relyingPartyId, origin));
}

/** The relying party of a site: its host. Null where no browser would make a passkey for it: an address of numbers, or no https. */
export function relyingPartyOf(siteOrigin: string): string | null {
  const { hostname } = new URL(siteOrigin);
  const isNumbers = hostname.startsWith("[") || /^[\d.]+$/.test(hostname);
  return !isNumbers && isOriginOf(hostname, siteOrigin) ? hostname : null;
}
