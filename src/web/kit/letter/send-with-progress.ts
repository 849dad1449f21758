const AFTER_MS = 1000;

/** Tells how far a body has got, once sending has taken more than a second. `report`: from 0 to 1. */
export function slowProgress(report: (share: number) => void, now: () => number = () => performance.now()): (share: number) => void {
  const began = now();
  return (share) => {
    if (now() - began > AFTER_MS) report(share);
  };
}

/** Sends a request as `fetch` does, and tells how much of its body has left: `fetch` cannot. */
export async function sendWithProgress(
  request: Request,
  report: (share: number) => void,
  makeXhr: () => XMLHttpRequest = () => new XMLHttpRequest(),
): Promise<Response> {
  const body = await request.blob();
  const xhr = makeXhr();
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  xhr.open(request.method, request.url);
  for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
  xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
    if (lengthComputable && total > 0) report(loaded / total);
  };
  xhr.onload = () => resolve(new Response(xhr.responseText || null, { status: xhr.status, headers: headersOf(xhr) }));
  xhr.onerror = () => reject(new TypeError("Network Error"));
  xhr.onabort = () => reject(request.signal.reason);
  request.signal.throwIfAborted();
  request.signal.addEventListener("abort", () => xhr.abort(), { once: true });
  xhr.send(body);
  return promise;
}

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().split(/\r?\n/)) {
    const [name = "", ...value] = line.split(":");
    if (name.trim() !== "") headers.append(name.trim(), value.join(":").trim());
  }
  return headers;
}
