// The only script of the hosted login. Without it, or without passkeys in the browser, its button stays hidden.
const form = document.querySelector("form[data-passkey]");
const button = form?.querySelector("button");
const said = form?.querySelector("[role=status]");

const bytesOf = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
const textOf = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

async function ask() {
  const fields = new URLSearchParams({ form_token: form.elements.form_token.value });
  const answer = await fetch(form.dataset.passkey, { method: "POST", body: fields });
  if (!answer.ok) throw new Error("refused");
  const { session, options } = await answer.json();
  form.elements.session.value = session;
  return { ...options, challenge: bytesOf(options.challenge), allowCredentials: [] };
}

async function sign() {
  const credential = await navigator.credentials.get({ publicKey: await ask() });
  const { authenticatorData, clientDataJSON, signature, userHandle } = credential.response;
  form.elements.credential.value = JSON.stringify({
    id: credential.id,
    rawId: textOf(credential.rawId),
    type: credential.type,
    response: {
      authenticatorData: textOf(authenticatorData),
      clientDataJSON: textOf(clientDataJSON),
      signature: textOf(signature),
      ...(userHandle ? { userHandle: textOf(userHandle) } : {}),
    },
  });
  form.submit();
}

if (form && window.PublicKeyCredential) {
  form.hidden = false;
  button.addEventListener("click", async () => {
    button.disabled = true;
    said.textContent = "";
    try {
      await sign();
    } catch (error) {
      said.textContent = error.name === "NotAllowedError" ? form.dataset.stopped : form.dataset.failed;
      button.disabled = false;
    }
  });
}
