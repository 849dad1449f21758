import { CHECKER_SCRIPT_PATH } from "./checker-widget.ts";

type Tag = {
  /** Where our own site is: `https://example.jp`. */
  readonly siteOrigin: string;
  /** `mk_pub_…`. */
  readonly key: string;
  /** How it is to look, by the names of the attributes. */
  readonly brand?: Readonly<Record<string, string>>;
};

/** The tag that puts the checker on another site. */
export function checkerTag({ siteOrigin, key, brand = {} }: Tag): string {
  const wishes = Object.entries(brand).map(([name, value]) => `data-${name}="${attribute(value)}"`);
  const attributes = [`src="${siteOrigin}${CHECKER_SCRIPT_PATH}"`, `data-key="${attribute(key)}"`, ...wishes, "async"];
  return `<script\n${attributes.map((one) => `  ${one}`).join("\n")}\n></script>`;
}

function attribute(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
