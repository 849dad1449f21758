import { MAIL_STOP, makeLink, stopSubject } from "#domain/notifications/index.server.ts";
import type { DeliveryTopic } from "#domain/recommendation/core/delivery.ts";
import { audienceOfRecipient, customerStopLink } from "#domain/tenants/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

type Stop = {
  readonly token: string;
  /** Where it is pressed, from the root of the site. */
  readonly page: string;
  /** Where mail programs send it by themselves (RFC 8058). */
  readonly oneClick: string;
};

/** Makes a link that stops: of a member one topic, of a tenant's customer all that this tenant sends. */
export async function makeStop(
  deps: { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes },
  recipient: string,
  topic: DeliveryTopic,
): Promise<Stop> {
  const audience = audienceOfRecipient(recipient);
  if (!audience) {
    const token = await makeLink(deps, MAIL_STOP, stopSubject(recipient, topic));
    return { token, page: `/settings/notification#stop=${token}`, oneClick: `/api/mail/stop?token=${token}` };
  }
  const token = await customerStopLink(deps, audience);
  return { token, page: `/recommender/querylist?t=${audience.tenant}#s=${token}`, oneClick: `/api/recommender/stop?token=${token}` };
}
