import { expect, it } from "vitest";
import { addressFault } from "./endpoint-address.server.ts";

const TEST_HOSTS = ["127.0.0.1:8787"];

it.each([
  ["https://hooks.example.co.jp/machinone?of=1", null],
  ["https://hooks.example.co.jp:443/", null],
  ["http://127.0.0.1:8787/hook", null],
  ["http://127.0.0.1:8788/hook", "not-https"],
  ["http://hooks.example.co.jp/", "not-https"],
  ["ftp://hooks.example.co.jp/", "not-https"],
  ["https://hooks.example.co.jp:8443/", "not-its-port"],
  ["https://user:word@hooks.example.co.jp/", "with-credentials"],
  ["http://user@127.0.0.1:8787/", "with-credentials"],
  ["https://127.0.0.1/", "not-public"],
  ["https://2130706433/hook", "not-public"],
  ["https://10.1.2.3/", "not-public"],
  ["https://169.254.169.254/latest", "not-public"],
  ["https://[::1]/", "not-public"],
  ["https://[::ffff:192.168.0.1]/", "not-public"],
  ["https://localhost/", "not-public"],
  ["https://hooks.localhost./", "not-public"],
  ["https://intranet/hook", "not-public"],
  ["https://hooks.internal/", "not-public"],
  ["https://203.0.114.7/", null],
  ["https://[2600::7]/", null],
  ["hooks.example.co.jp", "not-an-address"],
  ["", "not-an-address"],
  ["https://hooks.example.co.jp/\r\nX: y", "not-an-address"],
  ["https://hooks.example.co.jp/a b", "not-an-address"],
  [`https://hooks.example.co.jp/${"a".repeat(500)}`, "too-long"],
])("%s: %s", (address, fault) => {
  expect(addressFault(address, TEST_HOSTS)).toBe(fault);
});
