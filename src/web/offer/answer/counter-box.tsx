import type { OfferThread } from "#api/client/client.ts";
import { THREAD_MESSAGE } from "#domain/offers/core/message-rules.ts";
import { PRICE_STEP, priceRange } from "#domain/offers/core/offer-price.ts";
import { formatYen, type Yen } from "#kernel/yen.ts";
import { bound } from "#web/kit/form/bound.ts";
import { ErrorSummary } from "#web/kit/form/error-summary.tsx";
import { FormElement, SubmitButton } from "#web/kit/form/form-box.tsx";
import { LongTextField } from "#web/kit/form/long-text-field.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ErrorText } from "#web/kit/ui/field-label.tsx";
import { man } from "#web/offer/prices/man.ts";
import { lastPriceOf, priceSteps, quickPrices } from "#web/offer/prices/price-steps.ts";
import { FairLine } from "./fair-line.tsx";
import { type Net, NetRows } from "./net-rows.tsx";
import { manText, typedPrice } from "./read-counter.ts";

export type CounterBoxProps = {
  readonly thread: OfferThread;
  readonly form: Form;
  /** What a sale would leave the owner; null: not known, or a buyer looks. */
  readonly net: Net | null;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
  readonly onWithdraw: () => void;
};

/** The answer of whose turn it is: another price, this one, or none. */
export function CounterBox({ thread, form, net, onAccept, onDecline, onWithdraw }: CounterBoxProps) {
  const { hint, side, priceYen, may } = thread;
  const mayCounter = may.includes("counter");
  const draft = mayCounter ? typedPrice(form.typed) : null;
  const steps = priceSteps(thread);
  const named = { buyer: lastPriceOf(steps, "buyer"), owner: lastPriceOf(steps, "owner") };
  // What cannot be sent is compared with nothing: the last price would look like the one that was typed.
  const prices = mayCounter && draft === null ? { ...named, [side]: null } : named;
  return (
    <Card title={mayCounter ? "逆提示をする" : "返事をする"}>
      <FormElement form={form} label="オファーへの返事">
        <ErrorSummary submitting={form.submitting} />
        {mayCounter ? (
          <>
            <QuickPrices thread={thread} form={form} chosen={draft} />
            <PriceStepper form={form} range={priceRange(hint)} />
          </>
        ) : (
          <p className="text-14">価格の提示は{thread.mostRounds}回までです。この価格に合意するか、見送るかをお選びください。</p>
        )}
        <FairLine {...{ hint, draft, prices }} viewer={side} />
        {net && <NetRows net={net} offeredYen={priceYen} homeId={thread.homeId} />}
        {mayCounter && (
          <>
            <LongTextField
              {...bound(form, "note")}
              label="ひとこと"
              isRequired={false}
              hint="連絡先やお名前は書けません。"
              rows={3}
              most={THREAD_MESSAGE.max}
            />
            <SubmitButton form={form} isWide>
              {draft === null ? "逆提示を送る" : `${formatYen(draft)}で逆提示を送る`}
            </SubmitButton>
          </>
        )}
        <div className="flex flex-wrap gap-2">
          <Button tone="secondary" onClick={onAccept} isBusy={form.submitting.isPending} className="grow">
            {formatYen(priceYen)}で合意
          </Button>
          <Button tone="secondary" onClick={onDecline} isBusy={form.submitting.isPending} className="px-4">
            見送る
          </Button>
        </div>
        <p className="text-12 text-sub">
          送る前に確認の画面があります。合意は「交渉を進める意思」をお互いに確かめるもので、{side === "owner" ? "売る" : "買う"}
          義務は生まれません。
        </p>
        {may.includes("withdraw") && (
          <Button tone="plain" size="bar" onClick={onWithdraw} className="self-start px-0">
            オファーを取り下げる
          </Button>
        )}
      </FormElement>
    </Card>
  );
}

type QuickProps = { readonly thread: OfferThread; readonly form: Form; readonly chosen: Yen | null };

function QuickPrices({ thread, form, chosen }: QuickProps) {
  return (
    <fieldset>
      <legend className="sr-only">価格の候補</legend>
      <div className="grid grid-cols-3 gap-2">
        {quickPrices(thread).map(({ label, priceYen }) => (
          <button
            key={label}
            type="button"
            aria-pressed={chosen === priceYen}
            onClick={() => form.change({ price: manText(priceYen) })}
            className="min-h-14 rounded-control border border-line bg-card px-1 py-2 text-center text-12 text-sub leading-normal hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-tint aria-pressed:ring-1 aria-pressed:ring-brand"
          >
            {label}
            <b className="amount block text-16 text-ink">{man(priceYen)}</b>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The price in 万円, typed or changed by 10万円 a press. */
function PriceStepper({ form, range }: { readonly form: Form; readonly range: ReturnType<typeof priceRange> }) {
  const { value, error } = bound(form, "price");
  const press = (by: Yen) => {
    const now = typedPrice(form.current());
    if (now !== null) form.change({ price: manText(now + by) });
  };
  // 「1億」 is a price too, and would stand before 万円.
  const readBack = () => {
    const now = typedPrice(form.current());
    if (now !== null && manText(now) !== form.current().price) form.change({ price: manText(now) });
  };
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor="price" className="sr-only">
        提示する価格（万円）
      </label>
      <div className="flex h-14 items-stretch rounded-control border border-control bg-card has-[input:focus-visible]:outline-4 has-[input:focus-visible]:outline-black has-[input:focus-visible]:outline-offset-2">
        <StepButton label="10万円下げる" sign="−" onPress={() => press(-PRICE_STEP)} />
        <div className="flex min-w-0 flex-1 items-baseline justify-center border-line border-x pt-1.5">
          <input
            id="price"
            name="price"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={(event) => form.set("price", event.target.value)}
            onBlur={readBack}
            aria-required="true"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "price-range price-error" : "price-range"}
            size={6}
            className="field-sizing-content min-w-[2em] max-w-full bg-transparent text-right font-bold text-28 leading-10 outline-none focus-visible:shadow-none focus-visible:outline-none"
          />
          <span className="ml-1 whitespace-nowrap text-14">万円</span>
        </div>
        <StepButton label="10万円上げる" sign="＋" onPress={() => press(PRICE_STEP)} />
      </div>
      <p id="price-range" className="text-12 text-sub">
        推定価格の半分から2倍まで（{formatYen(range.min)}〜{formatYen(range.max)}）、10万円単位で提示できます。
      </p>
      {error && <ErrorText id="price-error">{error}</ErrorText>}
    </div>
  );
}

function StepButton({ label, sign, onPress }: { readonly label: string; readonly sign: string; readonly onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="w-13 shrink-0 font-bold text-22 text-brand hover:bg-brand-tint focus-visible:-outline-offset-4"
    >
      {sign}
    </button>
  );
}
