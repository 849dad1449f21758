import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seconds } from "#kernel/duration.ts";
import { type FormLimits, readForm } from "./streamed-form.ts";

const LIMITS: FormLimits = {
  bytes: 20_000,
  fields: 4,
  fieldBytes: 50,
  files: 2,
  fileBytes: 1000,
  pace: { bytes: 20, within: seconds(10) },
};
const TYPE = "multipart/form-data; boundary=xyz";
const encode = (text: string) => new TextEncoder().encode(text);
const field = (name: string, value: string) => `--xyz\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (fileName: string, bytes: string) =>
  `--xyz\r\nContent-Disposition: form-data; name="files"; filename="${fileName}"\r\nContent-Type: text/plain\r\n\r\n${bytes}\r\n`;
const END = "--xyz--\r\n";

/** A body that comes in pieces and counts how many were asked for. */
function body(text: string, pieceBytes = 7) {
  const bytes = encode(text);
  const state = { pieces: 0 };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const from = state.pieces * pieceBytes;
        if (from >= bytes.length) return controller.close();
        state.pieces += 1;
        return controller.enqueue(bytes.slice(from, from + pieceBytes));
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, state };
}

const read = (text: string, pieceBytes?: number, type = TYPE) => readForm(body(text, pieceBytes).stream, type, LIMITS);

describe("a form", () => {
  it("is read as it was sent, in whatever pieces it comes", async () => {
    const sent = `${field("a", "いろは")}${file("図面 1.pdf", "abc\r\n-- def")}${file("", "")}${END}`;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 400 }), async (pieceBytes) => {
        const form = await read(sent, pieceBytes);
        const [first, none] = form.ok ? form.value.getAll("files") : [];

        expect(form.ok && form.value.get("a")).toBe("いろは");
        expect(first instanceof File && [first.name, first.type, await first.text()]).toEqual([
          "図面 1.pdf",
          "text/plain",
          "abc\r\n-- def",
        ]);
        expect(none instanceof File && [none.name, none.size]).toEqual(["", 0]);
      }),
      { numRuns: 40 },
    );
  });

  it("keeps of a field and of a file what tells that they are too long", async () => {
    const form = await read(`${field("a", "x".repeat(400))}${file("a.pdf", "y".repeat(5000))}${END}`);
    const [sent] = form.ok ? form.value.getAll("files") : [];

    expect(form.ok && form.value.get("a")).toBe("x".repeat(50));
    expect(sent instanceof File && sent.size).toBe(1001);
  });

  it.each([
    ["has too many fields", field("a", "x").repeat(2000)],
    ["has too many files", file("a.pdf", "x").repeat(2000)],
    ["has too many parts of both kinds", (field("a", "x") + file("a.pdf", "x")).repeat(2000)],
  ])("is not read on once it %s", async (_what, sent) => {
    const { stream, state } = body(sent + END, 100);

    expect(await readForm(stream, TYPE, { ...LIMITS, bytes: 1e9 })).toEqual({ ok: false, reason: "too-large" });
    expect(state.pieces).toBeLessThan(12);
  });

  it("is not read on once it has too many bytes", async () => {
    const { stream, state } = body(file("a.pdf", "x".repeat(1e6)) + END, 1000);

    expect(await readForm(stream, TYPE, LIMITS)).toEqual({ ok: false, reason: "too-large" });
    expect(state.pieces).toBe(21);
  });

  it.each([
    ["the name of a file", file("a".repeat(1e6), "x")],
    ["the name of a field", field("a".repeat(1e6), "x")],
    ["a header", `--xyz\r\nX-Long: ${"a".repeat(1e6)}\r\n\r\nx\r\n`],
  ])("with a million letters as %s leaves hardly any of them", async (_what, sent) => {
    const form = await readForm(body(sent + END, 10_000).stream, TYPE, { ...LIMITS, bytes: 2e6 });
    const kept = form.ok ? [...form.value].map(([name, value]) => name + (typeof value === "string" ? value : value.name)) : [];

    expect(kept.join("").length).toBeLessThan(5000);
  });

  it.each([
    ["ends in the middle of a part", field("a", "x").slice(0, -3), TYPE],
    ["ends in the middle of a file", file("a.pdf", "xxxx").slice(0, -4), TYPE],
    ["has a part without a name", `--xyz\r\nContent-Disposition: form-data\r\n\r\nx\r\n${END}`, TYPE],
    ["names no boundary", field("a", "x") + END, "multipart/form-data"],
  ])("that %s is none", async (_what, sent, type) => {
    expect(await read(sent, 7, type)).toEqual({ ok: false, reason: "malformed" });
  });

  it("whose sender hangs up is none", async () => {
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error("gone")) });

    expect(await readForm(stream, TYPE, LIMITS)).toEqual({ ok: false, reason: "malformed" });
  });
});

describe("a form that comes slowly", () => {
  /** A form whose bytes, and whose time, come when a test says so. */
  function sending() {
    const [waiting, cancelled] = [Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>(), Promise.withResolvers<void>()];
    const stream = new ReadableStream<Uint8Array>({ start: waiting.resolve, cancel: () => cancelled.resolve() });
    const timed = { pass: () => {}, isStopped: false };
    const every = (_time: number, work: () => void) => {
      timed.pass = work;
      return () => {
        timed.isStopped = true;
      };
    };
    const form = readForm(stream, TYPE, { ...LIMITS, pace: { ...LIMITS.pace, every } });
    const send = async (text: string) => {
      (await waiting.promise).enqueue(encode(text));
      // What was sent is read before time goes on.
      await new Promise(setImmediate);
    };
    const end = async () => (await waiting.promise).close();
    return { form, send, end, timed, cancelled: cancelled.promise };
  }

  it("is let go of when less came than there must, and nothing of it is waited for", async () => {
    const { form, send, timed, cancelled } = sending();
    await send(field("a", "x"));
    timed.pass();
    await send("--xyz\r\nCont");
    timed.pass();

    expect(await form).toEqual({ ok: false, reason: "too-slow" });
    await cancelled;
    expect(timed.isStopped).toBe(true);
  });

  it("is read to its end where it comes fast enough", async () => {
    const { form, send, end, timed } = sending();
    for (const name of ["a", "b", "c"]) {
      await send(field(name, "x"));
      timed.pass();
    }
    await send(END);
    await end();

    expect((await form).ok).toBe(true);
    expect(timed.isStopped).toBe(true);
  });
});
