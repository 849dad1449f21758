import { useState, useSyncExternalStore } from "react";
import { apiClient, type NoticesResponse } from "#api/client/client.ts";
import { useForm } from "#web/kit/form/use-form.ts";
import type { NoticesData } from "./find-letters.ts";
import { keepNotices, STOPPED, typedOfNotices, wishesOf } from "./keep-notices.ts";
import type { ThanksSearch } from "./letter-search.ts";
import { RegisteredView } from "./thanks.view.tsx";
import { NoticesMissingView, NoticesView } from "./thanks-notices.view.tsx";

type Props = { readonly data: NoticesData; readonly thanks: ThanksSearch };

export function RegisteredScreen({ data, thanks }: Props) {
  if (data.kind === "none") return <RegisteredView thanks={thanks} />;
  if (data.kind === "notices") return <Options key={data.token} token={data.token} initial={data.notices} />;
  return <NoticesMissingView isFailed={data.kind === "failed"} />;
}

function Options({ token, initial }: { readonly token: string; readonly initial: NoticesResponse }) {
  const [kept] = useState(() => keepNotices(token, initial, () => ({ estate: apiClient().estate, isOnline: navigator.onLine })));
  const { notices, done } = useSyncExternalStore(kept.subscribe, kept.state, kept.state);
  const form = useForm({
    initial: typedOfNotices(initial),
    read: (typed) => ({ ok: true, input: wishesOf(typed) }),
    send: kept.save,
  });
  const stop = async () => {
    const outcome = await kept.stop();
    if (outcome === "done") form.fill(STOPPED);
    return outcome;
  };
  return <NoticesView {...{ notices, done, form }} onStop={() => form.act(stop)} onNewLink={() => form.act(kept.sendLink)} />;
}
