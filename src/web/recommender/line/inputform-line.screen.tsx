import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { apiClient, type RecommenderLine, type RecommenderTenant } from "#api/client/client.ts";
import { isTicked, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { RECOMMENDER_CUSTOMER_FIELDS } from "#kernel/fields/recommender-fields.ts";
import { boundField, boundTick } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { WishFields } from "#web/recommender/form/wish-fields.tsx";
import { readWishTyped } from "#web/recommender/form/wish-typed.ts";
import type { AreaGroup } from "#web/recommender/frame/find-tenant.ts";
import { TenantFrame } from "#web/recommender/frame/tenant-frame.tsx";
import { findLineVisit, keepVisitOpen } from "#web/recommender/frame/visit.ts";
import { NO_CONSENT } from "#web/recommender/pages/consent-tick.tsx";
import { problemFailure } from "#web/session/errors/problem-failure.ts";
import { LINE_CONSENT_VERSION, lineConsent } from "#wire/recommender-consent.ts";
import { NoLineView, OpeningView, OutsideView, UnprovedView } from "./line-form.view.tsx";
import { useLiff } from "./opened-liff.ts";

type InputFormLineProps = {
  readonly tenant: RecommenderTenant;
  readonly areas: readonly AreaGroup[];
  /** Null: the broker has no account of LINE. */
  readonly line: RecommenderLine | null;
};
type Liff = NonNullable<RecommenderLine["liff"]>;

/** ご希望条件の入力(LINE): LINE proves who it is, so that nothing is asked for but a condition and a consent. */
export function InputFormLineScreen({ tenant, areas, line }: InputFormLineProps) {
  const liff = line?.liff ?? null;
  return (
    <TenantFrame tenant={tenant}>
      <h1 className="text-28">ご希望条件の入力</h1>
      <div className="mt-5 flex flex-col gap-5">
        {line === null || liff === null ? <NoLineView tenant={tenant} /> : <InLine {...{ tenant, areas, line, liff }} />}
      </div>
    </TenantFrame>
  );
}

type InLineProps = InputFormLineProps & { readonly line: RecommenderLine; readonly liff: Liff };

function InLine({ tenant, areas, line, liff }: InLineProps) {
  const page = useLiff(liff);
  if (page === "opening") return <OpeningView />;
  if (page === "away") return <OutsideView tenant={tenant} line={line} url={liff.url} />;
  if (page.idToken === null) return <UnprovedView tenant={tenant} url={liff.url} />;
  return <Proved tenant={tenant} areas={areas} idToken={page.idToken} url={liff.url} />;
}

type ProvedProps = Pick<InputFormLineProps, "tenant" | "areas"> & { readonly idToken: string; readonly url: string };

function Proved({ tenant, areas, idToken, url }: ProvedProps) {
  const [known, setKnown] = useState<Awaited<ReturnType<typeof findLineVisit>> | null>(null);
  useEffect(() => void findLineVisit({ tenant: tenant.key, idToken }).then(setKnown), [tenant.key, idToken]);
  if (known === null) return <OpeningView />;
  if (known.kind === "unproved") return <UnprovedView tenant={tenant} url={url} />;
  if (known.kind === "failed") return <LoadFailed title="読み込みに失敗しました" />;
  const visit = known.kind === "open" ? known.visit : null;
  return (
    <>
      {visit !== null && visit.queries.length > 0 && (
        <Notice tone="info" title={`登録した条件が${visit.queries.length}件あります`}>
          <LinkButton className="mt-2" tone="secondary" to="/recommender/querylist" search={{ t: tenant.key }}>
            条件の変更・休止・停止
          </LinkButton>
        </Notice>
      )}
      <Tell tenant={tenant} areas={areas} idToken={idToken} name={visit?.name ?? ""} />
    </>
  );
}

const NAME = { name: RECOMMENDER_CUSTOMER_FIELDS.name };

type TellProps = Pick<InputFormLineProps, "tenant" | "areas"> & { readonly idToken: string; readonly name: string };

function Tell({ tenant, areas, idToken, name }: TellProps) {
  const navigate = useNavigate();
  const places = areas.flatMap(({ cities }) => cities.map(({ code, name: city }) => ({ code, name: city })));
  const form = useForm({
    initial: { name },
    read: (typed) => readTold(typed, places),
    send: async (told) => {
      const answer = await apiClient().recommender.post("/tenants/{key}/line-customers", {
        path: { key: tenant.key },
        body: { ...told, idToken },
      });
      if (!answer.ok) return problemFailure(answer.problem, navigator.onLine);
      keepVisitOpen();
      await navigate({ to: "/recommender/queryupsertresultline", search: { t: tenant.key } });
      return "done";
    },
  });
  return (
    <Card>
      <p className="mb-4 text-14 text-sub">お知らせは、このLINEのトークに届きます。メールアドレスはいりません。</p>
      <FormBox form={form} label="ご希望条件" action="この条件で登録する">
        <WishFields form={form} areas={areas} />
        <TextField {...boundField(form, "name", NAME.name)} autoComplete="name" />
        <TickBox {...boundTick(form, "consent")} isRequired>
          {lineConsent(tenant.name)}
        </TickBox>
      </FormBox>
    </Card>
  );
}

function readTold(typed: Typed, places: Parameters<typeof readWishTyped>[1]) {
  const [wish, person] = [readWishTyped(typed, places), readFields(NAME, typed)];
  const issues = [
    ...(wish.ok ? [] : wish.issues),
    ...(person.ok ? [] : person.issues),
    ...(isTicked(typed, "consent") ? [] : [NO_CONSENT]),
  ];
  if (!wish.ok || !person.ok || issues.length > 0) return { ok: false, issues } as const;
  const { name } = person.input;
  return { ok: true, input: { answers: wish.input, consentVersion: LINE_CONSENT_VERSION, ...(name === null ? {} : { name }) } } as const;
}
