import { useEffect, useState } from "react";
import type { ApiClient, NotificationPreviewResponse } from "#api/client/client.ts";
import { monthlyFigure, USUAL_LOAN_WORDS } from "#domain/finance/monthly-cost.ts";
import { edgeText } from "#domain/recommendation/candidates/soft-edges.ts";
import { type Milliseconds, milliseconds } from "#kernel/duration.ts";
import { gapAxis } from "#kernel/home/gap.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { EstimateWords } from "#web/kit/home/home-list.tsx";
import { HomeRow } from "#web/kit/home/home-row.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Chip, ChipRow } from "#web/kit/ui/chip.tsx";
import { RetryScope } from "#web/kit/ui/retry.tsx";
import { Skeleton } from "#web/kit/ui/skeleton.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { previewWords } from "./words.ts";

export type PreviewState = "closed" | "loading" | "failed" | NotificationPreviewResponse;

type Props = { readonly mypage: () => Pick<ApiClient["mypage"], "get">; readonly isReady: boolean; readonly now: () => Milliseconds };

/** 次のお知らせ: what would be told next, once it is asked for. */
export function PreviewCard({ mypage, isReady, now }: Props) {
  const [state, setState] = useState<PreviewState>("closed");
  const look = async () => {
    setState("loading");
    const answer = await mypage().get("/notification-preview");
    setState(answer.ok ? answer.value : "failed");
  };
  return <PreviewView state={state} isReady={isReady} today={isoDateInJapan(new Date(now()))} onLook={() => void look()} />;
}

type ViewProps = { readonly state: PreviewState; readonly isReady: boolean; readonly today: string; readonly onLook: () => void };

export function PreviewView({ state, isReady, today, onLook }: ViewProps) {
  return (
    <Card title="次のお知らせ" lead="次に届くおすすめ物件を、先に見られます。届くまでに、物件や価格が変わることがあります。">
      <div className="flex flex-col items-start gap-4 text-14">
        <div role="status" className="w-full">
          {state === "loading" && <LateSkeleton />}
          {typeof state === "object" && <Preview preview={state} today={today} />}
        </div>
        {state === "failed" ? (
          <RetryScope ask={onLook}>
            <LoadFailed>次のお知らせを読み込めませんでした。設定はそのままです。</LoadFailed>
          </RetryScope>
        ) : (
          <Button tone="secondary" disabled={!isReady} isBusy={state === "loading"} onClick={onLook}>
            {typeof state === "object" ? "もう一度見る" : "次のお知らせを見る"}
          </Button>
        )}
      </div>
    </Card>
  );
}

const SHOWN_AFTER = milliseconds(200);

/** An answer that comes at once shows nothing before it. */
function LateSkeleton() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return isShown && <Skeleton />;
}

function Preview({ preview, today }: { readonly preview: NotificationPreviewResponse; readonly today: string }) {
  const homes = preview.kind === "planned" ? preview.homes : [];
  return (
    <div className="flex flex-col items-start gap-3">
      {previewWords(preview).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {preview.kind === "no-condition" && (
        <LinkButton to="/queries/input" tone="secondary" size="bar">
          条件を保存する
        </LinkButton>
      )}
      {homes.length > 0 && <Homes homes={homes} today={today} />}
    </div>
  );
}

type Homes = Extract<NotificationPreviewResponse, { kind: "planned" }>["homes"];

function Homes({ homes, today }: { readonly homes: Homes; readonly today: string }) {
  const axis = gapAxis(homes.map(({ home }) => home));
  return (
    <div className="w-full">
      <ul
        aria-label="次のお知らせの物件"
        className="@container overflow-hidden rounded-card border border-line [&>li:last-child]:border-b-0"
      >
        {homes.map(({ home, reasons, softEdges }) => {
          const why = (
            <ChipRow>
              {reasons.map((reason) => (
                <Chip key={reason} tone="brand">
                  {reason}
                </Chip>
              ))}
              {softEdges.map((edge) => (
                <Badge key={edge.kind} tone="warn">
                  {edgeText(edge)}
                </Badge>
              ))}
            </ChipRow>
          );
          return <HomeRow key={home.key} {...{ home, today, axis }} {...monthlyFigure(home)} foot={why} />;
        })}
      </ul>
      <div className="mt-3">
        <EstimateWords loan={USUAL_LOAN_WORDS} />
      </div>
    </div>
  );
}
