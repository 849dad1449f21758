import { THREAD_MESSAGE } from "#domain/offers/core/message-rules.ts";
import type { ReadForm, Typed } from "#kernel/fields/read-fields.ts";
import { tabDraft } from "#web/kit/form/tab-draft.ts";
import { useForm } from "#web/kit/form/use-form.ts";
import { useSessionView } from "#web/session/site/hooks.ts";
import { storeKey } from "#wire/stores.ts";
import { TalkCard } from "./talk-card.tsx";
import type { LiveThread } from "./use-thread.ts";

/** The messages with the one that is being written. What was refused may be read by the desk. */
export function ThreadTalk({ live: { thread, news, told, say } }: { readonly live: LiveThread }) {
  const { user } = useSessionView();
  const form = useForm({
    initial: { text: "" },
    read: readMessage,
    send: async (text) => {
      const outcome = await say(text, false);
      if (outcome === "done") form.replace({ text: "" });
      return outcome;
    },
    draft: tabDraft(storeKey("userQuery", `offer-message:${thread.id}`), user?.sub ?? ""),
  });
  const read = readMessage(form.typed);
  const isRefused = form.submitting.issues.some(({ field }) => field === "text");
  const appeal = () =>
    form.act(async () => {
      if (!read.ok) return "kept";
      const outcome = await say(read.input, true);
      if (outcome === "done") form.replace({ text: "" });
      return outcome;
    });
  return <TalkCard {...{ thread, form, news, told }} onAppeal={isRefused && read.ok ? appeal : null} />;
}

/** Whether it may be said is read by the service, together with what was said before. */
export function readMessage({ text = "" }: Typed): ReadForm<string> {
  const said = text.trim();
  const room = [...said].length;
  if (room >= THREAD_MESSAGE.min && room <= THREAD_MESSAGE.max) return { ok: true, input: said };
  const message = room === 0 ? "メッセージを入力してください" : `${THREAD_MESSAGE.max}文字までで入力してください`;
  return { ok: false, issues: [{ field: "text", message }] };
}
