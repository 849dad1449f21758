import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { tabDraft } from "#web/kit/form/tab-draft.ts";
import { useForm } from "#web/kit/form/use-form.ts";
import type { Asking } from "#web/offer/answer/asking.ts";
import { ConfirmAsking } from "#web/offer/answer/confirm-asking.tsx";
import { manText, readCounter, typedPrice } from "#web/offer/answer/read-counter.ts";
import { useDeed } from "#web/offer/answer/use-deed.ts";
import { useNet } from "#web/offer/answer/use-net.ts";
import { firstPrice } from "#web/offer/prices/price-steps.ts";
import { useSessionView } from "#web/session/site/hooks.ts";
import { storeKey } from "#wire/stores.ts";
import { AnswerBox } from "./answer-box.tsx";
import type { ThreadData } from "./find-thread.ts";
import { ReportDialog } from "./report-dialog.tsx";
import { ThreadView } from "./thread.view.tsx";
import { ThreadTalk } from "./thread-talk.tsx";
import { type LiveThread, useThread } from "./use-thread.ts";

/** One offer while it is open on a page. */
export function ThreadScreen({ data }: { readonly data: ThreadData }) {
  const live = useThread(data);
  // Another round is another answer; what was typed and not sent comes back from the tab.
  return <OpenThread key={live.thread.round} live={live} />;
}

/** The answer that is being typed: a price and a word with it. Nothing leaves before it was confirmed. */
function useCounter({ thread }: LiveThread, onAsk: (asking: Asking) => void) {
  const { user } = useSessionView();
  const seen = seenOf(thread);
  const form = useForm({
    initial: { price: manText(firstPrice(thread)), note: "" },
    read: (typed) => readCounter(typed, thread),
    send: async ({ priceYen, note }) => {
      onAsk({ what: "counter", priceYen, note, seen });
      return "kept";
    },
    draft: tabDraft(storeKey("userQuery", `offer:${thread.id}`), user?.sub ?? ""),
  });
  return { form, draft: thread.may.includes("counter") ? typedPrice(form.typed) : null };
}

function seenOf({ priceYen, version }: Pick<LiveThread["thread"], "priceYen" | "version">): Asking["seen"] {
  return { priceYen, version };
}

function OpenThread({ live }: { readonly live: LiveThread }) {
  const { thread, ownContact, news, told, now } = live;
  const [asking, setAsking] = useState<Asking | null>(null);
  const [sharesPhone, setSharesPhone] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const navigate = useNavigate();
  const deed = useDeed();
  const counter = useCounter(live, setAsking);
  const net = useNet(thread, counter.draft);
  const ask = (what: Exclude<Asking["what"], "counter">) => () => setAsking({ what, seen: seenOf(thread) });
  const close = () => {
    setAsking(null);
    deed.forgive();
  };
  const confirm = () => {
    if (asking === null) return;
    if (asking.what === "counter") {
      // What is wrong with it is told at its fields.
      close();
      return counter.form.act(() => live.move({ ...asking, move: asking.what }));
    }
    void deed
      .run(() => carryOut(live, asking, sharesPhone))
      .then((isDone) => {
        if (!isDone) return;
        close();
        if (asking.what === "block") void navigate({ to: "/offer", search: { side: "owner" } });
      });
  };
  return (
    <>
      {/* Before the page, so that it is closed, and has given the focus back, when what was done takes it. */}
      <ConfirmAsking asking={asking} thread={thread} isBusy={deed.isBusy} failure={deed.failure} onConfirm={confirm} onClose={close} />
      <ThreadView
        {...{ thread, news, told, now }}
        isAsking={asking !== null}
        draft={counter.draft}
        answer={<AnswerBox {...{ thread, ownContact, sharesPhone, ask }} form={counter.form} net={net} onShare={setSharesPhone} />}
        talk={<ThreadTalk live={live} />}
        onReport={() => setReporting(true)}
        onBlock={thread.side === "owner" ? ask("block") : null}
      />
      <ReportDialog isOpen={isReporting} onClose={() => setReporting(false)} send={({ reason, note }) => live.report(reason, note)} />
    </>
  );
}

function carryOut(live: LiveThread, { what, seen }: Asking, sharesPhone: boolean) {
  if (what === "block") return live.block();
  if (what === "consent") return live.consent(seen.version, sharesPhone);
  return live.move({ move: what, seen });
}
