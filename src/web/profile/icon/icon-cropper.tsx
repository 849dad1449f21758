import { useId, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import type { CropArea } from "./render-icon.ts";

type IconCropperProps = {
  readonly url: string;
  readonly onArea: (area: CropArea) => void;
  readonly onUnreadable: () => void;
};

const MOST = 4;
/** Pixels an arrow key moves the picture. */
const KEY_STEP = 8;

/** Marks the round part of a picture that becomes the icon: with the mouse, a finger, or keys. */
export default function IconCropper({ url, onArea, onUnreadable }: IconCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const id = useId();
  return (
    <div className="flex flex-col gap-3">
      <div className="relative h-64 overflow-hidden rounded-control bg-ink sm:h-80">
        <Cropper
          image={url}
          {...{ crop, zoom }}
          aspect={1}
          cropShape="round"
          showGrid={false}
          maxZoom={MOST}
          keyboardStep={KEY_STEP}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => onArea(pixels)}
          mediaProps={{ alt: "", onError: onUnreadable }}
          cropperProps={{ role: "group", "aria-label": "アイコンにする範囲", "aria-describedby": `${id}-help` }}
        />
      </div>
      <p id={`${id}-help`} className="text-13 text-sub">
        画像をドラッグして位置を合わせます。キーボードでは、画像を選んで矢印キーで動かします。
      </p>
      <div className="flex items-center gap-3 text-14">
        <label htmlFor={`${id}-zoom`} className="whitespace-nowrap font-bold">
          拡大
        </label>
        <input
          id={`${id}-zoom`}
          type="range"
          min={1}
          max={MOST}
          step={0.1}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          aria-valuetext={`${zoom.toFixed(1)}倍`}
          className="h-11 w-full max-w-80 accent-brand"
        />
        <span className="amount text-sub">{zoom.toFixed(1)}倍</span>
      </div>
    </div>
  );
}
