/** LINE of this machine in a thread of its own, so that it takes none of the time of whoever is measured: says where it listens, and then how many messages it took. */
import { parentPort } from "node:worker_threads";
import { serveLine } from "#main/line-stand-in/serve-line.server.ts";

const { channel, url, standIn } = await serveLine({
  host: "127.0.0.1",
  port: 0,
  origin: () => "http://site.invalid",
  lineMonthlyLimit: 1_000_000,
});
const { secret, accessToken, botUserId, basicId } = channel;
parentPort?.on("message", () => parentPort?.postMessage(standIn.people.used()));
parentPort?.postMessage({
  ...{ secret, accessToken, botUserId, basicId, liffId: null, loginChannelId: null, monthlyLimit: 1_000_000 },
  ...{ apiUrl: url, accessUrl: url, friendUrl: url, liffUrl: url },
});
