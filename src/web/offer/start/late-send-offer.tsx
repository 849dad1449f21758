import { useState } from "react";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { useNewest } from "#web/kit/flow/use-newest.ts";
import { RetryScope } from "#web/kit/ui/retry.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { type FoundStart, findPreview } from "./find-start.ts";
import { SendOffer } from "./send-offer.tsx";
import { NotAnOffer } from "./start.view.tsx";

/** The sending of a condition that was just saved, asked for by itself. */
export function LateSendOffer({ queryId }: { readonly queryId: string }) {
  const [tries, setTries] = useState(0);
  const { value } = useNewest<FoundStart>(`${queryId} ${tries}`, () => findPreview(queryId));
  const [today] = useState(() => isoDateInJapan(new Date()));
  return (
    <section aria-labelledby="send-offer" className="border-line border-t pt-4">
      <h2 id="send-offer" className="mb-2 text-18">
        オーナーに送る
      </h2>
      <RetryScope ask={() => setTries(tries + 1)}>
        {value === null && <p className="text-14 text-sub">オーナーの数と価格を確かめています</p>}
        {value?.kind === "ready" && <SendOffer queryId={queryId} preview={value.preview} campaign={value.campaign} today={today} />}
        {value?.kind === "failed" && <LoadFailed>オーナーの数と価格を確かめられませんでした。条件は保存されています。</LoadFailed>}
        {(value?.kind === "unknown" || value?.kind === "not-an-offer") && <NotAnOffer />}
      </RetryScope>
    </section>
  );
}
