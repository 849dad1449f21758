import { useRouter } from "@tanstack/react-router";
import { apiClient } from "#api/client/client.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { MailingForm } from "./mailing-form.tsx";

/** Begins a mailing: its texts first, the addresses on its own page. */
export function NewMailingScreen() {
  const router = useRouter();
  const made = { id: "" };
  return (
    <>
      <Card title="お手紙の内容" lead="次の画面で、宛先の一覧を取り込みます。まだ、何も印刷しません。">
        <MailingForm
          texts={{}}
          action="下書きを作る"
          send={async (body) => {
            const answer = await apiClient().company.post("/direct-mail/mailings", { body });
            if (answer.ok) made.id = answer.value.id;
            return answer;
          }}
          onSent={() => router.navigate({ to: "/console/direct-mail/$id", params: { id: made.id } })}
        />
      </Card>
      <LinkButton to="/console/direct-mail" tone="secondary" className="self-start">
        送付の一覧にもどる
      </LinkButton>
    </>
  );
}
