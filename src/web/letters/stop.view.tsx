import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { LetterStop } from "#api/client/client.ts";
import { buttonClass, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { FieldLabel, fieldClass, SupportText } from "#web/kit/ui/field-label.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";

/** `unknown`: nobody's letter has this number, or it is too old. */
export type FoundStop = LetterStop | "unknown" | "failed";

/** `isBusy`: the last press came too soon after others. */
type StopViewProps = { readonly code: string; readonly found: FoundStop; readonly isBusy?: boolean };

/** Whoever got a letter stops further ones, of its company or of everybody. Plain forms: it works without scripts, and only a press changes anything. */
export function StopView({ code, found, isBusy = false }: StopViewProps) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <h1 className="text-28">お手紙を止める</h1>
      <div className="mt-5 flex flex-col gap-5">
        {isBusy && (
          <Notice tone="warn" title="まだ変わっていません">
            短い時間に続けて押されたため、受け付けられませんでした。1分ほどたってから、もう一度押してください。
          </Notice>
        )}
        {found === "failed" ? (
          <LoadFailed>お手紙の番号を確かめられませんでした。</LoadFailed>
        ) : found === "unknown" ? (
          <Unknown code={code} />
        ) : (
          <Known code={code} stop={found} />
        )}
      </div>
    </div>
  );
}

function Known({ code, stop }: { readonly code: string; readonly stop: LetterStop }) {
  const { companyName, isSample, isStoppedOfCompany, isStoppedOfAll, canUndo } = stop;
  return (
    <>
      {isSample && (
        <Notice tone="warn" title="見本のお手紙です">
          架空の会社のお手紙で、実際には発送されていません。
        </Notice>
      )}
      {(isStoppedOfAll || isStoppedOfCompany) && <Stopped stop={stop} />}
      <Card title="お手紙を送った会社">
        <p className="font-bold text-18 [overflow-wrap:anywhere]">{companyName}</p>
        <p className="mt-2 text-14">このお手紙の宛先の住所へのお手紙を止めます。お名前や連絡先の入力は要りません。</p>
        <div className="mt-4 flex flex-col items-start gap-3">
          {!isStoppedOfCompany && !isStoppedOfAll && (
            <Press code={code} step="company">
              この会社からの
              <wbr />
              手紙を止める
            </Press>
          )}
          {!isStoppedOfAll && (
            <Press code={code} step="all">
              まちのねを通じた
              <wbr />
              すべての手紙を止める
            </Press>
          )}
          {canUndo && (
            <Press code={code} step="undo">
              元に戻す
            </Press>
          )}
        </div>
        {canUndo && <p className="mt-2 text-13 text-sub">止めてから1日のあいだは、このブラウザのこの画面で元に戻せます。</p>}
      </Card>
      <p className="text-13 text-sub">
        止めた住所は、元の形では残さず、照合のための記録だけを残します。1日を過ぎてから元に戻すとき、ほかの住所のお手紙を止めるときは、
        <Link to="/risk/contact" search={CONTACT} className="text-link">
          お問い合わせください
        </Link>
        。
      </p>
      {!isStoppedOfCompany && !isStoppedOfAll && <Contact />}
    </>
  );
}

function Stopped({ stop: { companyName, isStoppedOfAll } }: { readonly stop: LetterStop }) {
  return (
    <Notice tone="good" title={isStoppedOfAll ? "すべてのお手紙を止めました" : "この会社からのお手紙を止めました"}>
      <p>
        {isStoppedOfAll ? "まちのねを通じたお手紙は、これから印刷されません。" : `「${companyName}」のお手紙は、これから印刷されません。`}
      </p>
      <p>すでに発送されたお手紙が、行き違いで届くことがあります。</p>
    </Notice>
  );
}

type PressProps = { readonly code: string; readonly step: "company" | "all" | "undo"; readonly children: ReactNode };

function Press({ code, step, children }: PressProps) {
  return (
    <form method="post" action="/api/direct-mail/stops">
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="step" value={step} />
      <button type="submit" className={buttonClass({ tone: step === "company" ? "primary" : "secondary" })}>
        <span className="whitespace-normal break-keep">{children}</span>
      </button>
    </form>
  );
}

function Unknown({ code }: { readonly code: string }) {
  return (
    <Card title="お手紙が見つかりません">
      <div className="flex flex-col items-start gap-4 text-14">
        <p>番号が違うか、お手紙から時間がたって、宛先の記録が消えています。番号は、お手紙の下のほう、コードの横にあります。</p>
        <form method="post" action="/api/direct-mail/stops" className="flex w-full flex-col items-start gap-3">
          <input type="hidden" name="step" value="look" />
          <div className="flex w-full flex-col gap-1">
            <FieldLabel htmlFor="code">お手紙の番号</FieldLabel>
            <SupportText id="code-hint">16文字。ハイフンと、大文字・小文字の違いは問いません。</SupportText>
            <input
              id="code"
              name="code"
              defaultValue={code}
              maxLength={40}
              required
              autoComplete="off"
              autoCapitalize="characters"
              aria-describedby="code-hint"
              className={fieldClass}
            />
          </div>
          <button type="submit" className={buttonClass({})}>
            この番号で開く
          </button>
        </form>
        <p>
          番号が分からないときも、お手紙を止められます。お問い合わせで、止めたい住所をお知らせください。お手紙にある会社の電話でも承ります。
        </p>
        <Contact />
      </div>
    </Card>
  );
}

/** The form that asks for the address, and for the number of the letter. */
const CONTACT = { topic: "letter-stop" } as const;

function Contact() {
  return (
    <LinkButton to="/risk/contact" search={CONTACT} tone="secondary" className="self-start">
      お問い合わせで止める
    </LinkButton>
  );
}
