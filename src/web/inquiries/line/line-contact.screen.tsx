import { useEffect, useState } from "react";
import { apiClient } from "#api/client/client.ts";
import { seconds } from "#kernel/duration.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import type { Form } from "#web/kit/form/use-form.ts";
import { openLiff } from "#web/kit/liff/open-liff.ts";
import type { LiffPage } from "#web/kit/liff/types.ts";
import { ContactForm, ContactScreen } from "../contact.screen.tsx";
import type { LineContactData } from "./find-line-contact.ts";
import { NameFromLineView, OpeningLineView, OutsideLineView } from "./line-contact.view.tsx";

/** LINE says within a second or two whether it is there. */
const LONGEST = seconds(10);

/** An inquiry from inside LINE; elsewhere the way into LINE, and the form of the site. */
export function LineContactScreen({ contact, app }: LineContactData) {
  if (contact.kind !== "home" || contact.home.state !== "on-offer" || app === null) return <ContactScreen data={contact} />;
  return <InLine home={contact.home} app={app} />;
}

type InLineProps = {
  readonly home: Extract<LineContactData["contact"], { kind: "home" }>["home"];
  readonly app: NonNullable<LineContactData["app"]>;
};

function InLine({ home, app }: InLineProps) {
  const { id, isStandIn } = app.liff;
  const [page, setPage] = useState<LiffPage | "opening" | "away">("opening");
  useEffect(() => {
    const giveUp = setTimeout(() => setPage("away"), LONGEST);
    openLiff({ id, isStandIn })
      .then(setPage, () => setPage("away"))
      .finally(() => clearTimeout(giveUp));
    return () => clearTimeout(giveUp);
  }, [id, isStandIn]);
  if (page === "opening") return <OpeningLineView />;
  if (page === "away" || !page.isInClient)
    return <OutsideLineView home={home} url={`${app.liff.url}?${new URLSearchParams({ home: home.key })}`} />;
  const { idToken, say } = page;
  return (
    <ContactForm
      home={home}
      before={(form) => idToken !== null && <NameFromLine idToken={idToken} form={form} />}
      onNumber={(number) => say(`「${home.title}」について問い合わせました。受付番号 ${number}`)}
    />
  );
}

/** The name that LINE knows, only when it is asked for. */
function NameFromLine({ idToken, form }: { readonly idToken: string; readonly form: Form }) {
  const { isBusy, failure, run } = useAction((error) => (error instanceof Error ? error.message : ""));
  const fill = () =>
    run(async () => {
      const answer = await apiClient().line.post("/person", { body: { idToken } });
      if (!answer.ok || answer.value.name === null) throw new Error("LINEの表示名を受け取れませんでした。お名前を入力してください。");
      form.fill({ name: answer.value.name });
    });
  return <NameFromLineView {...{ isBusy, failure }} onFill={() => void fill()} />;
}
