import type { InquiryHome } from "#api/client/client.ts";

/** A home that two companies offer, for the gallery and tests; whatever is given stands instead. */
export function sampleInquiryHome(given: Partial<InquiryHome> = {}): InquiryHome {
  const recipient = { licence: "東京都知事(3)第000000号", address: "東京都江東区豊洲", dealType: "媒介" };
  return {
    ...{ key: "lst-1", dwellingKey: "d-1", kind: "condo", title: "東雲サンプルコート 8階", cityCode: "13108", price: 61_800_000 },
    ...{ isKyugake: true, state: "on-offer", consentVersion: "v" },
    recipients: [
      { ...recipient, companyId: "north", name: "北不動産", price: 61_800_000, isSample: false },
      { ...recipient, companyId: "south", name: "南不動産", price: 62_800_000, isSample: true },
    ],
    ...given,
  };
}
