import { CHECKER_FRAME_PATH, CHECKER_SANDBOX, readFrameMessage } from "#wire/checker/checker-widget.ts";

/** Until the frame has told its own height: that of its empty form. */
const FIRST_HEIGHT = "680px";
/** A page in a frame that a browser refuses says nothing; this long after its load nothing more will come. */
const SILENCE_MS = 5000;

type CheckerWishes = Readonly<Partial<Record<"key" | "color" | "radius" | "contact", string>>>;

type Frame = {
  readonly page: Document;
  /** Any address of the site that the checker is from. */
  readonly base: string;
  readonly wishes: CheckerWishes;
};

/** The checker in a frame, to be put into a page: as high as what is in it, and gone where it must not stand. */
export function checkerFrame({ page, base, wishes }: Frame): HTMLIFrameElement {
  const address = new URL(CHECKER_FRAME_PATH, base);
  for (const [name, value] of Object.entries(wishes)) if (value) address.searchParams.set(name, value);
  const frame = page.createElement("iframe");
  frame.title = "住まいの価格チェック";
  frame.setAttribute("sandbox", CHECKER_SANDBOX);
  // On which site it stands is looked at, also where the page around it tells nobody where it is.
  frame.referrerPolicy = "strict-origin";
  frame.loading = "lazy";
  Object.assign(frame.style, { display: "block", width: "100%", height: FIRST_HEIGHT, border: "0", colorScheme: "light" });
  frame.src = address.href;
  listen(frame);
  return frame;
}

function listen(frame: HTMLIFrameElement): void {
  const around = frame.ownerDocument.defaultView;
  let isHeard = false;
  /** On a host that the key does not name nothing is shown. Of a key that is over the frame itself says that nothing can be shown. */
  const refuse = (reason: string) => {
    if (reason === "wrong-host") frame.remove();
    warn(frame.ownerDocument, REASONS[reason] ?? "it cannot be shown.");
  };
  around?.addEventListener("message", ({ source, origin, data }: MessageEvent) => {
    // A frame in a sandbox has an origin of its own that no other page has, and no name.
    const message = source !== null && source === frame.contentWindow && origin === "null" ? readFrameMessage(data) : null;
    if (!message) return;
    isHeard = true;
    if ("height" in message) frame.style.height = `${message.height}px`;
    else refuse(message.refused);
  });
  frame.addEventListener("load", () => {
    around?.setTimeout(() => !isHeard && frame.isConnected && refuse("wrong-host"), SILENCE_MS);
  });
}

const REASONS: Readonly<Record<string, string>> = {
  "wrong-host": "this host is not among those that the key allows.",
  unknown: "the key is unknown. Copy it anew; it must be a publishable key (mk_pub_…).",
  revoked: "the key was revoked.",
  ended: "the contract of the key is over.",
  "wrong-scope": 'the key does not have the scope "widget".',
};

/** Who puts the checker into a page looks at its console, and nowhere else. */
export function warn({ defaultView }: Document, what: string): void {
  defaultView?.console.warn(`[machinone checker] ${what}`);
}
