import type { Tx } from "#platform/db.server.ts";
import type { MailingTexts } from "./core/types.ts";
import type { MailingKeys } from "./stops/mailing-keys.server.ts";
import { wholeAddress } from "./stops/stop-key.ts";
import { addMailing, hasMailings } from "./stores/mailing-store.server.ts";
import { addRecipients } from "./stores/recipient-store.server.ts";

const TEXTS: MailingTexts = {
  ...{ purpose: "見本：豊洲のマンションをお持ちの方に、相場をお知らせする", kind: "condo", source: "other" },
  ...{
    message: "見本のお手紙です。近くの取引から推定した価格の幅をお知らせします。",
    sourceWords: "見本のための架空の名簿",
    sourceOn: "2026-11-01",
  },
};
const ID = "sample-mailing";
const PLACE = { cityCode: "13108", cityName: "江東区", town: "豊洲", postalCode: "1350061" } as const;
/** No block of the town has so high a number. */
const ADDRESSES = [1, 2, 3, 4, 5, 6].map((n) => ({
  address: `東京都江東区豊洲5-999-${n}`,
  building: `見本マンション${n}01号室`,
  name: `見本 ${n}`,
}));

/** A mailing of an invented company to addresses that do not exist, for the sample market; once the company has one, nothing changes. */
export async function addSampleMailing(
  tx: Tx,
  { companyId, at, keys }: { readonly companyId: string; readonly at: Date; readonly keys: MailingKeys },
): Promise<void> {
  if (await hasMailings(tx, companyId)) return;
  await addMailing(tx, { ...TEXTS, id: ID, companyId, state: "ready", isSample: true, madeAt: at });
  const recipients = ADDRESSES.map((to, i) => {
    const id = `${ID}-${i + 1}`;
    const addressHash = keys.addressHash(wholeAddress({ ...PLACE, ...to }));
    return { ...PLACE, ...to, id, place: i + 1, addressHash, tokenHash: keys.tokenHash(keys.tokenOf(id)) };
  });
  await addRecipients(tx, { mailingId: ID, companyId }, recipients);
}
