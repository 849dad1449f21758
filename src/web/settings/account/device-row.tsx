import { useId } from "react";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import type { DeviceView } from "#web/session/pool/types.ts";
import { deviceTitle, lastSeenWords } from "./device-words.ts";

type RowProps = {
  readonly device: DeviceView;
  readonly isBusy: boolean;
  readonly onForget: () => void;
  readonly onRemember: () => void;
};

/** One device of the list. Several of one name are told apart by their last use, also by ear. */
export function DeviceRow({ device, isBusy, onForget, onRemember }: RowProps) {
  const seen = useId();
  const title = deviceTitle(device);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-bold">{title}</span>
          {device.isThis && <Badge>この端末</Badge>}
          {device.isRemembered ? <Badge tone="good">記憶済み</Badge> : <Badge tone="quiet">記憶していません</Badge>}
        </p>
        <p id={seen} className="text-13 text-sub">
          {lastSeenWords(device)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2">
        {device.isThis && !device.isRemembered && (
          <Button tone="secondary" size="bar" isBusy={isBusy} onClick={onRemember}>
            この端末を記憶する
          </Button>
        )}
        <Button tone="plain" size="bar" isBusy={isBusy} aria-label={`${title}を外す`} aria-describedby={seen} onClick={onForget}>
          外す
        </Button>
      </div>
    </li>
  );
}
