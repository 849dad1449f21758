import { type LineDesk, lineChannelName, noteFollow, noteUnfollow, readDeed, recipientOfUser } from "#domain/notifications/index.server.ts";
import { type TapOccasion, tapWords } from "#domain/recommendation/messages/home-taps.ts";
import type { Tenant } from "#domain/tenants/core/types.ts";
import {
  audienceOfRecipient,
  findTenant,
  type LineOfTenant,
  stopInChat,
  type TenantChatOccasion,
  tenantChatWords,
} from "#domain/tenants/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Tx } from "#platform/db.server.ts";
import type { LineEvent } from "#platform/line/line-webhook.server.ts";
import { takeTap } from "./take-tap.server.ts";

type DeskDeps = {
  readonly clock: Clock;
  /** Where people reach the site. Asked when an answer goes out. */
  readonly origin: () => string;
};

/** The chat of a tenant's own account, with its customers: what they make of homes, and the stop of this tenant alone. */
export function customerDesk({ clock, origin }: DeskDeps, tenant: string, { api, channel }: LineOfTenant): LineDesk {
  const { liffId, liffUrl } = channel;
  return {
    api,
    take: async (tx, event, userId) => {
      const occasion = await occasionOf({ tx, clock, tenant }, event, userId);
      const live = occasion && (await nameOf(tx, tenant, occasion));
      if (!occasion || !live) return null;
      return async () => {
        if (occasion.kind === "tapped") return [tapWords(occasion.tap)];
        const webUrl = `${origin().replace(/\/$/, "")}/recommender/service?t=${tenant}`;
        return tenantChatWords(occasion, { name: live.name, formUrl: liffId === null ? null : `${liffUrl}/${liffId}`, webUrl });
      };
    },
  };
}

/** Who is told nothing more is told that; a tenant that is not in use now says nothing else. */
async function nameOf(tx: Tx, key: string, { kind }: Occasion): Promise<Pick<Tenant, "name"> | null> {
  const tenant = await findTenant(tx, key);
  return tenant && (tenant.state === "live" || kind === "stopped") ? tenant : null;
}

type Occasion = TenantChatOccasion | { readonly kind: "tapped"; readonly tap: TapOccasion };

type Working = { readonly tx: Tx; readonly clock: Clock; readonly tenant: string };

async function occasionOf(working: Working, event: LineEvent, userId: string): Promise<Occasion | null> {
  const { tx, tenant } = working;
  const user = { provider: lineChannelName(tenant), userId };
  const deed = readDeed(event);
  const at = new Date(event.timestamp);
  switch (deed.kind) {
    case "follow": {
      const { state, recipient } = await noteFollow(tx, { ...user, at });
      if (state === "blocked") return null;
      return { kind: recipient === null ? "followed" : deed.isUnblocked ? "came-back" : "followed-registered" };
    }
    case "unfollow":
      await noteUnfollow(tx, { ...user, at });
      return null;
    case "asks-to-stop":
      return { kind: (await stop(working, await recipientOfUser(tx, user))) ? "stopped" : "nothing-to-stop" };
    case "asks-to-link":
    case "says":
      return { kind: "unclear" };
    default: {
      const tap = await takeTap(working, event, () => recipientOfUser(tx, user));
      return tap && { kind: "tapped", tap };
    }
  }
}

/** False: there is nothing to stop. */
async function stop({ tx, clock, tenant }: Working, recipient: string | null): Promise<boolean> {
  const audience = recipient === null ? null : audienceOfRecipient(recipient);
  if (audience?.tenant !== tenant) return false;
  return stopInChat(tx, clock, audience);
}
