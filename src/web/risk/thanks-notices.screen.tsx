import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { apiClient, type NoticesResponse } from "#api/client.ts";
import { problemFailure } from "../auth/errors/problem-failure.ts";
import { useSubmit } from "../kit/forms/use-submit.ts";
import { useTypedForm } from "../kit/forms/use-typed-form.ts";
import type { NoticesData } from "./find-letters.ts";
import type { ThanksSearch } from "./letter-search.ts";
import { RegisteredView } from "./thanks.view.tsx";
import { type NoticesDone, NoticesMissingView, NoticesView } from "./thanks-notices.view.tsx";

type Props = { readonly data: NoticesData; readonly thanks: ThanksSearch };

export function RegisteredScreen({ data, thanks }: Props) {
  const router = useRouter();
  if (data.kind === "none") return <RegisteredView thanks={thanks} />;
  if (data.kind === "notices") return <Options key={data.token} token={data.token} initial={data.notices} />;
  return <NoticesMissingView isFailed={data.kind === "failed"} onRetry={() => void router.invalidate()} />;
}

function Options({ token, initial }: { readonly token: string; readonly initial: NoticesResponse }) {
  const [notices, setNotices] = useState(initial);
  const [done, setDone] = useState<NoticesDone | null>(null);
  const form = useTypedForm(typedOf(initial), async (typed) => {
    const wants = { onChange: typed.onChange === "on", yearly: typed.yearly === "on" };
    const answer = await apiClient().risk.saveNotices({ token, ...wants });
    if (!answer.ok && answer.problem.state === "expired") {
      setNotices({ ...notices, isExpired: true });
      return "done";
    }
    if (!answer.ok) return problemFailure(answer.problem, navigator.onLine);
    setNotices(answer.value);
    setDone(wants.onChange || wants.yearly ? "saved" : "stopped");
    return "done";
  });
  const stopping = useSubmit(async () => {
    const answer = await apiClient().risk.stopNotices(token);
    if (!answer.ok) return problemFailure(answer.problem, navigator.onLine);
    setNotices({ ...notices, onChange: false, yearly: false, isConfirmed: true });
    form.set("onChange", "");
    form.set("yearly", "");
    setDone("stopped");
    return "done";
  });
  const linking = useSubmit(async () => {
    const answer = await apiClient().risk.sendNoticesLink(token);
    if (!answer.ok) return problemFailure(answer.problem, navigator.onLine);
    setDone("link-sent");
    return "done";
  });
  return (
    <NoticesView
      {...{ notices, done, form }}
      acting={{ isPending: stopping.state.isPending || linking.state.isPending, notice: stopping.state.notice ?? linking.state.notice }}
      onStop={() => void stopping.submit()}
      onNewLink={() => void linking.submit()}
    />
  );
}

/** Who has not confirmed yet begins with what was wished for when registering. */
function typedOf({ onChange, yearly }: NoticesResponse) {
  return { onChange: onChange ? "on" : "", yearly: yearly ? "on" : "" };
}
