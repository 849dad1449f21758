import { raw } from "hono/html";
import { PROVIDER_MARKS, providerMarkOf } from "#wire/provider-marks.ts";
import { type Markup, NOTHING } from "./markup.ts";

/** The own mark of a provider, drawn as its rules want it; nothing for one without. */
export function providerMark(name: string): Markup {
  const mark = providerMarkOf(name);
  if (mark === null) return NOTHING;
  const { viewBox, paths } = PROVIDER_MARKS[mark];
  const drawn = paths.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join("");
  return raw(`<svg class="mark" aria-hidden="true" viewBox="${viewBox}">${drawn}</svg>`);
}
