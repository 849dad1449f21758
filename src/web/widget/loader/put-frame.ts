import { checkerFrame, warn } from "#web/kit/embed/checker-frame.ts";

/** Puts the checker where its script stands, or into the element that `data-target` names. */
export function putFrame(script: HTMLScriptElement): void {
  const { key, target, color = "", radius = "", contact = "" } = script.dataset;
  const page = script.ownerDocument;
  const place = target ? page.querySelector(target) : null;
  if (!key) warn(page, 'the script has no "data-key".');
  else if (target && !place) warn(page, `there is no element "${target}" to put it into.`);
  else {
    const frame = checkerFrame({ page, base: script.src, wishes: { key, color, radius, contact } });
    if (place) place.append(frame);
    else script.after(frame);
  }
}
