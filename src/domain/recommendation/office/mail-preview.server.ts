import type { Member } from "#domain/members/core/types.ts";
import { mailToFrame } from "#domain/notifications/index.server.ts";
import { conditionsOf } from "#domain/recommendation/deliver/prepare.server.ts";
import { readBatch } from "#domain/recommendation/deliver/read-again.server.ts";
import { DELIVERY_MAILS } from "#domain/recommendation/messages/delivery-mails.ts";
import { homesOfMessage } from "#domain/recommendation/messages/home-of-message.ts";
import type { HomeSearchDeps } from "#domain/search/index.server.ts";
import { type ConsoleRefusal, senderOf } from "#domain/tenants/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { FramedMail } from "#kernel/message.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { frameMail } from "#platform/mail-frame/frame-mail.server.ts";
import { ownBatch } from "./approvals-of-office.server.ts";

/** Pictures come from the page that shows it. */
const HERE = { operatorName: "", origin: "" };

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
  const around = { ...HERE, token: "", today: isoDateInJapan(deps.clock.now()), page: "detail" } as const;
  const words = DELIVERY_MAILS[batch.topic].write(
    {
      batchId: id,
      homes: homesOfMessage(
        ready.items.map(({ item, home }) => ({ ...item, home: home.offer })),
        around,
      ),
      conditions: await conditionsOf(deps, ready),
      ...{ listUrl: "", stopUrl: "", policyUrl: "", sender: senderOf(tenant, "") },
    },
    HERE,
  );
  const { mail, sender } = mailToFrame(words, HERE);
  const framed = await frameMail(mail, sender);
  return ok({ ...framed, html: framed.html.replaceAll(/ href="[^"]*"/g, "") });
}
