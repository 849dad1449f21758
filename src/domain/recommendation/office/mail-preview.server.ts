import type { Member } from "#domain/members/core/types.ts";
import { mailToFrame } from "#domain/notifications/index.server.ts";
import { ownPageLinks } from "#domain/recommendation/deliver/own-pages.server.ts";
import { conditionsOf } from "#domain/recommendation/deliver/prepare.server.ts";
import { readBatch } from "#domain/recommendation/deliver/read-again.server.ts";
import { DELIVERY_MAILS } from "#domain/recommendation/messages/delivery-mails.ts";
import { homesOfMessage, loadingUrl } from "#domain/recommendation/messages/home-of-message.ts";
import type { HomeSearchDeps } from "#domain/search/index.server.ts";
import { type ConsoleRefusal, senderOf } from "#domain/tenants/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { FramedMail } from "#kernel/message.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { frameMail } from "#platform/mail-frame/frame-mail.server.ts";
import { ownBatch } from "./approvals-of-office.server.ts";

/** Only what leads somewhere is drawn as a link: this stands for where. */
const SOMEWHERE = "https://here.invalid";
const HERE = { operatorName: "", origin: SOMEWHERE };

/**
 * A message as its receiver would see it if it went out now, without links: they are made as it goes. Changes nothing. `nothing-left`: it would not go out,
 * for what it tells does not hold any more.
 */
export async function approvalMail(
  deps: HomeSearchDeps,
  member: Pick<Member, "sub">,
  id: string,
): Promise<Result<FramedMail, ConsoleRefusal | "unknown" | "nothing-left">> {
  const own = await ownBatch(deps.db, member, id);
  if (!own.ok) return own;
  const { batch, tenant } = own.value;
  const ready = await readBatch(deps, batch);
  if (!("batch" in ready)) return refused("nothing-left");
  const ownPages = await ownPageLinks(
    deps.db,
    tenant,
    ready.items.map(({ home }) => home.offer.key),
  );
  const around = { origin: SOMEWHERE, token: "", today: isoDateInJapan(deps.clock.now()), page: "detail" } as const;
  const words = DELIVERY_MAILS[batch.topic].write(
    {
      batchId: id,
      homes: homesOfMessage(
        ready.items.map(({ item, home }) => ({ ...item, home: home.offer, ownPage: ownPages.get(home.offer.key) })),
        around,
      ),
      conditions: await conditionsOf(deps, ready),
      ...{ listUrl: loadingUrl(around, { to: "list" }), stopUrl: SOMEWHERE, policyUrl: SOMEWHERE, sender: senderOf(tenant, SOMEWHERE) },
    },
    HERE,
  );
  const { mail, sender } = mailToFrame(words, HERE);
  const { html, ...framed } = await frameMail(mail, sender);
  // Pictures come from the page that shows it.
  return ok({ ...framed, html: html.replaceAll(/ href="[^"]*"/g, "").replaceAll(SOMEWHERE, "") });
}
