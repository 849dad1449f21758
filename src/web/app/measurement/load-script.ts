/** Puts a script into the page with the nonce of its response. Only the tag service is loaded so, whose address is put together here. */
export function loadScript(src: string): void {
  const policy = window.trustedTypes?.createPolicy("machinone-tag", { createScriptURL: (url) => url });
  const script = document.createElement("script");
  script.async = true;
  script.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content ?? "";
  script.src = policy?.createScriptURL(src) ?? src;
  document.head.append(script);
}
