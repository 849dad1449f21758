import { useState } from "react";
import { apiClient, type OfferThread } from "#api/client/client.ts";
import type { Yen } from "#kernel/yen.ts";
import { useNewest } from "#web/kit/flow/use-newest.ts";
import type { Net, NetRange } from "./net-rows.tsx";

const PAUSE_MS = 300;

/** What a sale would leave the owner at the price that was offered and at the one that is thought about; null: to a buyer nobody tells, or it could not be had. */
export function useNet({ homeId, priceYen, may }: Pick<OfferThread, "homeId" | "priceYen" | "may">, draft: Yen | null): Net | null {
  const [known, setKnown] = useState<ReadonlyMap<Yen, NetRange>>(new Map());
  const wanted = [priceYen, ...(draft === null || draft === priceYen ? [] : [draft])];
  const isAsked = homeId !== null && may.includes("accept");
  const missing = wanted.filter((yen) => !known.has(yen));
  useNewest(
    isAsked && missing.length > 0 ? `${homeId} ${missing.join(",")}` : null,
    async (signal) => {
      const answer = await apiClient().mypage.get("/assets/{id}/sale-ends", {
        ...{ path: { id: homeId ?? "" }, query: { pricesYen: missing.join(",") }, signal },
      });
      if (!answer.ok) return null;
      setKnown((before) => new Map([...before, ...answer.value.items.map(({ priceYen: yen, ...range }) => [yen, range] as const)]));
      return answer.value;
    },
    PAUSE_MS,
  );
  const rangeOf = (yen: Yen | null) => (yen === null || yen === priceYen ? null : (known.get(yen) ?? null));
  const offered = known.get(priceYen) ?? null;
  return isAsked && offered !== null ? { offered, draft: rangeOf(draft) } : null;
}
