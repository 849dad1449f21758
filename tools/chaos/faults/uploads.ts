import { call, newCaller } from "#tools/chaos/call.ts";
import type { Fault } from "#tools/chaos/fault.ts";
import type { UnderTest } from "#tools/chaos/product.ts";
import { round } from "#tools/chaos/round.ts";
import { withSite } from "#tools/chaos/with-site.ts";

const LINE = "----chaos";
const AT_ONCE = 6;
const PARTS = 150_000;
const NAME_BYTES = 14_000_000;

const field = (name: string, value: string) => `--${LINE}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** Bodies that cost more to read than to send. */
const HOSTILE: readonly (() => string)[] = [
  () => `${field("a", "b").repeat(PARTS)}--${LINE}--\r\n`,
  () =>
    `--${LINE}\r\nContent-Disposition: form-data; name="files"; filename="${"f".repeat(NAME_BYTES)}.png"\r\nContent-Type: image/png\r\n\r\nx\r\n--${LINE}--\r\n`,
];

/** Somebody sends what costs more to read than to send, six at a time, to an address that takes files. */
export const uploads: Fault = {
  name: "uploads",
  title: `${PARTS} parts, and a file name of ${NAME_BYTES / 1_000_000} MB, ${AT_ONCE} at once`,
  mayAlso: [],
  play: (sample, rounds, onRound) =>
    withSite(sample, async (product) => {
      const key = await knownBuilding(product);
      for (let i = 0; i < rounds && product.site.isAlive(); i += 1) {
        const make = HOSTILE[i % HOSTILE.length];
        if (make) onRound(await round(product, () => sendAtOnce(`${product.url}/api/estate/risk/${key}/corrections`, make())));
      }
    }),
};

async function knownBuilding({ url }: UnderTest): Promise<string> {
  const { text } = await call(`${url}/api/estate/apartments?cityCode=13108`);
  const key = /"key":"([^"]+)"/.exec(text)?.[1];
  if (key === undefined) throw new Error(`no building of 13108 among: ${text.slice(0, 200)}`);
  return key;
}

/** A refusal may come before everything is sent: then the connection may end in the sender's face. Nothing of it may be taken. */
async function sendAtOnce(address: string, body: string): Promise<readonly string[]> {
  const headers = { "content-type": `multipart/form-data; boundary=${LINE}` };
  const sent = Buffer.from(body);
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => call(address, { method: "POST", headers, body: sent, from: newCaller() })),
  );
  return answers.flatMap(({ status }) =>
    status === null || (status >= 400 && status < 500) ? [] : [`a hostile upload was answered with ${status}`],
  );
}
