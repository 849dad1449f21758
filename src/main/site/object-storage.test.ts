import { expect, it } from "vitest";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { objectStorage } from "./object-storage.server.ts";

const storage = temporaryStorage();
const objectStore = { url: "https://s3.example", bucket: "files", region: "auto", accessKeyId: "id", secretAccessKey: "secret" };

it("files lie in the data folder where no object store is named", () => {
  expect(objectStorage({ storage }, { objectStore: null })).toBe(storage);
});

it("files lie in the bucket where one is named, under the same rules for names", async () => {
  const inBucket = objectStorage({ storage }, { objectStore });

  expect(inBucket).not.toBe(storage);
  await expect(async () => inBucket.read("../outside")).rejects.toThrow("not a storage name");
});
