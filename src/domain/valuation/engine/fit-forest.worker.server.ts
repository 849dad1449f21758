import { parentPort } from "node:worker_threads";
import { type ForestTask, sharedSet } from "./forest-task.ts";
import { fitForestHere } from "./train-bundle.ts";

/** A thread that fits one forest after another: a task comes in, the forest goes out. */
parentPort?.on("message", ({ name, set }: ForestTask) => {
  parentPort?.postMessage(fitForestHere(sharedSet(set), name));
});
