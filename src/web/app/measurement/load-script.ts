type ScriptUrls = { readonly createScriptURL: (url: string) => unknown };

declare global {
  interface Window {
    readonly trustedTypes?: {
      readonly createPolicy: (name: string, rules: { readonly createScriptURL: (url: string) => string }) => ScriptUrls;
    };
  }
}

/** Puts a script into the page with the nonce of its response. Only the tag service is loaded so, whose address is put together here. */
export function loadScript(src: string): void {
  const urls = window.trustedTypes?.createPolicy("machinone-tag", { createScriptURL: (url) => url });
  const script = document.createElement("script");
  script.async = true;
  script.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content ?? "";
  Object.assign(script, { src: urls?.createScriptURL(src) ?? src });
  document.head.append(script);
}
