import { useState } from "react";
import { apiClient, type NoticesResponse } from "#api/client/client.ts";
import { isTicked } from "#kernel/fields/read-fields.ts";
import { useForm } from "#web/kit/form/use-form.ts";
import { problemFailure } from "#web/session/errors/problem-failure.ts";
import type { NoticesData } from "./find-letters.ts";
import type { ThanksSearch } from "./letter-search.ts";
import { RegisteredView } from "./thanks.view.tsx";
import { type NoticesDone, NoticesMissingView, NoticesView } from "./thanks-notices.view.tsx";

type Props = { readonly data: NoticesData; readonly thanks: ThanksSearch };

export function RegisteredScreen({ data, thanks }: Props) {
  if (data.kind === "none") return <RegisteredView thanks={thanks} />;
  if (data.kind === "notices") return <Options key={data.token} token={data.token} initial={data.notices} />;
  return <NoticesMissingView isFailed={data.kind === "failed"} />;
}

function Options({ token, initial }: { readonly token: string; readonly initial: NoticesResponse }) {
  const [notices, setNotices] = useState(initial);
  const [done, setDone] = useState<NoticesDone | null>(null);
  const form = useForm({
    initial: typedOf(initial),
    read: (typed) => ({ ok: true, input: { onChange: isTicked(typed, "onChange"), yearly: isTicked(typed, "yearly") } }),
    send: async (wants) => {
      const answer = await apiClient().estate.post("/risk-notices", { body: { token, ...wants } });
      if (!answer.ok && answer.problem.state === "expired") {
        setNotices({ ...notices, isExpired: true });
        return "done";
      }
      if (!answer.ok) return problemFailure(answer.problem, navigator.onLine);
      setNotices(answer.value);
      setDone(wants.onChange || wants.yearly ? "saved" : "stopped");
      return "done";
    },
  });
  const stop = async () => {
    const answer = await apiClient().estate.post("/risk-notices/stop", { query: { token } });
    if (!answer.ok) return problemFailure(answer.problem, navigator.onLine);
    setNotices({ ...notices, onChange: false, yearly: false, isConfirmed: true });
    form.fill({ onChange: "", yearly: "" });
    setDone("stopped");
    return "done";
  };
  const sendLink = async () => {
    const answer = await apiClient().estate.post("/risk-notices/link", { body: { token } });
    if (!answer.ok) return problemFailure(answer.problem, navigator.onLine);
    setDone("link-sent");
    return "done";
  };
  return <NoticesView {...{ notices, done, form }} onStop={() => form.act(stop)} onNewLink={() => form.act(sendLink)} />;
}

/** Who has not confirmed yet begins with what was wished for when registering. */
function typedOf({ onChange, yearly }: NoticesResponse) {
  return { onChange: onChange ? "on" : "", yearly: yearly ? "on" : "" };
}
