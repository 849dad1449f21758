import { parentPort } from "node:worker_threads";
import { openMailSink } from "./mail-sink.ts";

/** A mail server in a thread of its own that takes everything: tells its address first, and how many mails it took when it is asked. */
const ids = new Set<string>();
const { url } = await openMailSink({ isCut: () => false, onMail: (messageId) => void ids.add(messageId) });
parentPort?.on("message", () => parentPort?.postMessage(ids.size));
parentPort?.postMessage(url);
