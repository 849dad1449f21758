import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { apiClient } from "#api/client/client.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { useSessionView } from "#web/session/site/hooks.ts";
import { MailingForm, useMailingForm } from "./mailing-form.tsx";

/** Begins a mailing: its texts first, the addresses on its own page. */
export function NewMailingScreen() {
  const router = useRouter();
  const { user } = useSessionView();
  const made = useRef("");
  const form = useMailingForm({
    texts: {},
    keptAs: { name: "new", sub: user?.sub ?? "" },
    send: async (body) => {
      const answer = await apiClient().company.post("/direct-mail/mailings", { body });
      if (answer.ok) made.current = answer.value.id;
      return answer;
    },
    onSent: () => router.navigate({ to: "/console/direct-mail/$id", params: { id: made.current } }),
  });
  return (
    <>
      <Card title="お手紙の内容" lead="次の画面で、宛先の一覧を取り込みます。まだ、何も印刷しません。">
        <MailingForm form={form} action="下書きを作る" />
      </Card>
      <LinkButton to="/console/direct-mail" tone="secondary" className="self-start">
        送付の一覧にもどる
      </LinkButton>
    </>
  );
}
