// The only script of the hosted pages. Without it, or without passkeys in the browser, its buttons stay hidden.
const bytesOf = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
const textOf = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const isStopped = ({ name }) => name === "NotAllowedError" || name === "AbortError";

/** What our server wants the browser to be asked for. */
async function ask(form, path) {
  const fields = new URLSearchParams({ form_token: form.elements.form_token.value });
  const answer = await fetch(path, { method: "POST", body: fields });
  if (answer.redirected || answer.status === 401) {
    // Nobody is signed in any more, or not recently enough: the page itself leads to the login.
    location.reload();
    throw new DOMException("", "AbortError");
  }
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.text ?? "", { cause: "refused" });
  return told;
}

/** Shows a form whose button does `work`, and what became of it where that leads nowhere. */
function withButton(form, work) {
  const button = form.querySelector("button");
  const said = form.querySelector("[role=status]");
  const wordsFor = (error) => {
    if (isStopped(error)) return form.dataset.stopped;
    if (error.name === "InvalidStateError" && form.dataset.known) return form.dataset.known;
    return (error.cause === "refused" && error.message) || form.dataset.failed;
  };
  form.hidden = false;
  button.addEventListener("click", async () => {
    button.disabled = true;
    said.textContent = "";
    try {
      await work();
    } catch (error) {
      said.textContent = wordsFor(error);
      button.disabled = false;
    }
  });
}

// --- signing in

async function signed(form, how) {
  const { session, options } = await ask(form, form.dataset.passkey);
  const publicKey = { ...options, challenge: bytesOf(options.challenge), allowCredentials: [] };
  const credential = await navigator.credentials.get({ publicKey, ...how(options.timeout) });
  const { authenticatorData, clientDataJSON, signature, userHandle } = credential.response;
  form.elements.session.value = session;
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

const untilSeen = () =>
  new Promise((resolve) => {
    if (!document.hidden) resolve();
    else document.addEventListener("visibilitychange", () => resolve(), { once: true });
  });

/** Passkeys in the list of names (conditional mediation), until `signal` ends it. What is asked for is renewed before it is too old. */
async function offer(form, signal) {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  while (!signal.aborted) {
    const renewing = new AbortController();
    let timer;
    try {
      await signed(form, (timeout) => {
        timer = setTimeout(() => renewing.abort(), timeout * 0.9);
        return { mediation: "conditional", signal: AbortSignal.any([signal, renewing.signal]) };
      });
      return;
    } catch {
      // The button and the password are there, and say themselves what is wrong.
      if (!renewing.signal.aborted) return;
    } finally {
      clearTimeout(timer);
    }
    await untilSeen();
  }
}

function signIn(form) {
  let offered = new AbortController();
  void offer(form, offered.signal);
  withButton(form, async () => {
    offered.abort();
    try {
      await signed(form, () => ({}));
    } catch (error) {
      offered = new AbortController();
      void offer(form, offered.signal);
      throw error;
    }
  });
  // A password that is sent ends the offer.
  document.querySelector("input[name=password]")?.form.addEventListener("submit", () => offered.abort());
}

// --- making one

async function make(form) {
  const { options } = await ask(form, form.dataset.newPasskey);
  const { challenge, user, excludeCredentials } = options;
  const publicKey = {
    ...options,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map((one) => ({ ...one, id: bytesOf(one.id) })),
  };
  const { id, rawId, type, authenticatorAttachment, response } = await navigator.credentials.create({ publicKey });
  form.elements.credential.value = JSON.stringify({
    id,
    rawId: textOf(rawId),
    type,
    ...(authenticatorAttachment ? { authenticatorAttachment } : {}),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  });
  form.submit();
}

for (const told of document.querySelectorAll("[data-without-script]")) told.hidden = true;
const login = document.querySelector("form[data-passkey]");
const adding = document.querySelector("form[data-new-passkey]");
if (window.PublicKeyCredential) {
  if (login) signIn(login);
  if (adding) withButton(adding, () => make(adding));
} else {
  for (const told of document.querySelectorAll("[data-no-passkeys]")) told.hidden = false;
}
