type Script = { src: string; nonce?: string; async: boolean };

/** The part of a document that is used. */
type Page<T extends Script> = {
  readonly scripts: Iterable<Script>;
  createElement(name: "script"): T;
  readonly head: { append(script: T): void };
};

/** Puts a provider's script into the page, once. It bears the nonce of the page, without which the browser would refuse it. */
export function addProviderScript<T extends Script>(address: string, page: Page<T>): void {
  const own = [...page.scripts];
  if (own.some(({ src }) => src === address)) return;
  const script = page.createElement("script");
  script.nonce = own.find(({ nonce }) => nonce)?.nonce ?? "";
  script.async = true;
  script.src = address;
  page.head.append(script);
}
