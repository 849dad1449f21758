import { type ReactNode, type RefObject, useRef } from "react";
import { ICON_PRESETS } from "#domain/members/core/types.ts";
import { Avatar, type AvatarPicture } from "#web/kit/mark/avatar.tsx";
import { Button, buttonClass } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ErrorText } from "#web/kit/ui/field-label.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { ChoiceCards } from "#web/profile/questions/choice-cards.tsx";
import { ICON_PURPOSE, ICON_TITLE, iconLabel, PRESET_NAMES } from "#web/profile/questions/items.ts";
import { ABOVE_QUESTION, NeedsScript, ProfileFailed, ProfileFrame, StepLinks } from "#web/profile/questions/profile-frame.tsx";
import { UNANSWERED } from "#web/profile/questions/questions.ts";
import { useFocusAt } from "#web/profile/questions/use-focus-at.ts";
import { fileOf } from "./icon-files.ts";
import type { IconActions } from "./icon-saving.ts";
import { type IconState, iconWords, isUploading } from "./icon-state.ts";
import { PICTURE_TYPES } from "./picture-file.ts";

export type IconViewProps = {
  readonly state: IconState;
  readonly avatar: AvatarPicture | null;
  readonly isReady: boolean;
  /** False where this site keeps no files of members. */
  readonly canUpload: boolean;
  /** Where the picture is cut; drawn while one is at hand. */
  readonly cropper: ReactNode;
  readonly actions: IconActions;
};

const HEADING = "アイコンを選んでください";
const LEAD = `使いみち：${ICON_PURPOSE}任意の項目です。`;

/** アイコン: drawn ones, or a picture of one's own. */
export function IconView({ state, avatar, isReady, canUpload, cropper, actions }: IconViewProps) {
  const { chosen, profile, outcome, pickedUrl } = state;
  const status = useRef<HTMLParagraphElement>(null);
  // A picture that was taken goes from the screen with its buttons.
  useFocusAt(status, fileOf(profile.icon));
  return (
    <ProfileFrame crumb={ICON_TITLE} above={ABOVE_QUESTION} heading={HEADING} lead={LEAD}>
      <NeedsScript />
      {outcome === "conflict" && (
        <div role="alert">
          <Notice tone="warn" title="ほかの画面で、先に変更されています">
            いま保存されているアイコンを表示しています。変えるときは、もう一度選んでください。
          </Notice>
        </div>
      )}
      {pickedUrl === null && <Failure why={state.failure} />}
      <section aria-label="いまのアイコン" className="flex min-h-24 items-center gap-4">
        <Avatar picture={avatar} size="large" />
        <div>
          <p className="font-bold text-16">{iconLabel(chosen)}</p>
          <p
            ref={status}
            role="status"
            tabIndex={-1}
            className={`min-h-6 text-14 ${outcome === "saved" ? "font-bold text-good" : "text-sub"}`}
          >
            {iconWords(state)}
          </p>
          {chosen !== null && (
            <Button
              tone="plain"
              size="bar"
              className="-ml-4"
              disabled={!isReady || state.step !== "idle"}
              onClick={() => {
                actions.choose(null);
                status.current?.focus();
              }}
            >
              {UNANSWERED}にもどす
            </Button>
          )}
        </div>
      </section>
      <Presets chosen={chosen} isReady={isReady && !isUploading(state)} onChoose={actions.choose} />
      {canUpload && <OwnPicture {...{ state, isReady, cropper, actions }} />}
      <StepLinks page="icon" />
    </ProfileFrame>
  );
}

function Failure({ why }: { why: string | null }) {
  if (why === null) return null;
  return (
    <Notice tone="error" title="保存できませんでした">
      {why}いまのアイコンはそのままです。
    </Notice>
  );
}

type PresetsProps = { readonly chosen: IconState["chosen"]; readonly isReady: boolean; readonly onChoose: IconActions["choose"] };

function Presets({ chosen, isReady, onChoose }: PresetsProps) {
  return (
    <Card title="イラストから選ぶ" lead="選ぶと、すぐに保存します。">
      <ChoiceCards
        name="icon-preset"
        label="イラスト"
        choices={ICON_PRESETS.map((name) => ({
          value: name,
          label: PRESET_NAMES[name],
          drawing: <Avatar picture={{ kind: "preset", name }} size="middle" />,
        }))}
        value={chosen?.kind === "preset" ? chosen.name : null}
        isReady={isReady}
        onChoose={(value) => {
          const name = ICON_PRESETS.find((preset) => preset === value);
          if (name) onChoose({ kind: "preset", name });
        }}
      />
    </Card>
  );
}

type OwnPictureProps = Pick<IconViewProps, "state" | "isReady" | "cropper" | "actions">;

function OwnPicture({ state, isReady, cropper, actions }: OwnPictureProps) {
  const { pickedUrl, isMarked, fault, failure, step } = state;
  const input = useRef<HTMLInputElement>(null);
  const isFree = isReady && step === "idle";
  return (
    <Card title="自分の画像を使う" lead="PNG、JPEG、WebP。2MBまで。">
      <div className="flex flex-col items-start gap-4 text-14">
        <p id="icon-file-hint">
          選んだ範囲だけを小さな画像に作り直して送ります。撮影した場所や日時など、画像に含まれる情報は取り除かれます。
        </p>
        <PictureInput control={input} isFree={isFree} hasFault={fault !== null} onPick={actions.pick}>
          {pickedUrl === null ? "画像を選ぶ" : "別の画像を選ぶ"}
        </PictureInput>
        <div role="alert" className="empty:hidden">
          {fault && <ErrorText id="icon-file-error">{fault}</ErrorText>}
        </div>
        {pickedUrl !== null && (
          <div className="flex w-full flex-col gap-4">
            {cropper}
            <Failure why={failure} />
            <div className="flex flex-wrap items-center gap-3">
              <Button disabled={!isFree || !isMarked} onClick={actions.upload}>
                {isUploading(state) ? iconWords(state) : "この範囲をアイコンにする"}
              </Button>
              <Button
                tone="secondary"
                disabled={!isFree}
                onClick={() => {
                  actions.giveUp();
                  input.current?.focus();
                }}
              >
                やめる
              </Button>
            </div>
          </div>
        )}
      </div>
    </Card>
  );
}

type PictureInputProps = {
  readonly control: RefObject<HTMLInputElement | null>;
  readonly isFree: boolean;
  readonly hasFault: boolean;
  readonly onPick: (file: File) => void;
  readonly children: string;
};

/** The control itself is not drawn; its label is the button, and shows its focus. */
function PictureInput({ control, isFree, hasFault, onPick, children }: PictureInputProps) {
  return (
    <label
      htmlFor="icon-file"
      className={`${buttonClass({ tone: "secondary" })} has-disabled:cursor-not-allowed has-disabled:border-control has-disabled:text-sub has-focus-visible:outline-4 has-focus-visible:outline-black has-focus-visible:outline-offset-2`}
    >
      <input
        ref={control}
        id="icon-file"
        type="file"
        accept={PICTURE_TYPES.join(",")}
        disabled={!isFree}
        aria-describedby={hasFault ? "icon-file-hint icon-file-error" : "icon-file-hint"}
        aria-invalid={hasFault || undefined}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file, chosen again, is a choice too.
          event.target.value = "";
          if (file) onPick(file);
        }}
      />
      {children}
    </label>
  );
}

export function IconFailedView() {
  return (
    <ProfileFrame crumb={ICON_TITLE} above={ABOVE_QUESTION} heading={HEADING}>
      <ProfileFailed />
      <StepLinks page="icon" />
    </ProfileFrame>
  );
}
