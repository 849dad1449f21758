import { keepComposingEnter } from "../kit/forms/composition.ts";
import { ErrorSummary } from "../kit/forms/error-summary.tsx";
import type { SubmitState } from "../kit/forms/use-submit.ts";
import { Breadcrumbs } from "../kit/ui/breadcrumbs.tsx";
import { Button } from "../kit/ui/button.tsx";
import { Card } from "../kit/ui/card.tsx";
import { Notice } from "../kit/ui/notice.tsx";
import { LoadFailed } from "../kit/ui/state-block.tsx";
import { isKind } from "./choices.ts";
import type { Draft } from "./draft.ts";
import type { InputData } from "./find-place.ts";
import { AskingField, type FieldsProps, MainFields, MoreFields } from "./home-fields.tsx";
import { PlaceBox } from "./place-box.tsx";
import type { DraftState } from "./use-draft.ts";

export type InputViewProps = {
  readonly data: InputData;
  readonly state: DraftState;
  readonly submitting: SubmitState;
  readonly messageOf: (field: string) => string | undefined;
  readonly onSubmit: () => void;
  readonly onPlace: (place: Draft) => void;
  readonly onRetry: () => void;
};

/** The form of the price check. */
export function InputView({ data, state, submitting, messageOf, onSubmit, onPlace, onRetry }: InputViewProps) {
  const { draft, set, isResumed, clear } = state;
  const kind = isKind(draft.kind) ? draft.kind : "condo";
  const fields: FieldsProps = { draft, kind, place: data.place, set, messageOf };
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "価格を調べる", to: "/search" }, { label: "条件入力" }]} />
      <h1 className="mt-1 text-28">AI価格チェック</h1>
      <p className="mt-1 text-14 text-sub">推定価格と幅、その理由を示します。登録も、氏名や電話番号の入力もいりません。</p>
      <div className="mt-5 flex flex-col gap-5">
        <ErrorSummary issues={submitting.issues} attempt={submitting.attempt} idOf={(field) => controlId(field, data)} />
        {submitting.notice && <Notice tone="error">{submitting.notice}</Notice>}
        {isResumed && (
          <Notice title="前回の入力を続けています">
            <Button tone="plain" size="bar" onClick={clear}>
              入力を消して、はじめから
            </Button>
          </Notice>
        )}
        {data.failed && <LoadFailed onRetry={onRetry}>場所の情報を読み込めませんでした。入力した内容は残っています。</LoadFailed>}
        <PlaceBox
          data={data}
          town={draft.town ?? ""}
          onTown={(town) => set("town", town)}
          onPlace={onPlace}
          onCity={(cityCode) => onPlace({ cityCode })}
          error={messageOf("place")}
        />
        <form
          noValidate
          aria-label="物件の条件"
          className="flex flex-col gap-5"
          onKeyDown={keepComposingEnter}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <Card title="物件の条件">
            <MainFields {...fields} />
          </Card>
          <Card title="くわしい条件" lead="分からない項目は、空欄のままでかまいません。">
            <MoreFields {...fields} />
          </Card>
          <Card title="売り出されている場合">
            <AskingField {...fields} />
          </Card>
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" disabled={submitting.isPending} className="max-sm:w-full">
              {submitting.isPending ? "受け付けています" : "価格を調べる"}
            </Button>
            <p className="text-13 text-sub">入力はこの端末に下書きとして残ります。</p>
          </div>
        </form>
      </div>
    </div>
  );
}

/** The place has no control of its own name: its error leads to the town field or to what changes the place. */
function controlId(field: string, { place }: InputData): string {
  return field === "place" && place.kind === "city" ? "town" : field;
}
