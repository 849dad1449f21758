export { ADDRESS_FAULT_WORDS, type AddressFault } from "./endpoint-address.server.ts";
export {
  addWebhook,
  type ChangeRefusal,
  pingWebhook,
  removeWebhook,
  resendDelivery,
  rotateSecret,
  turnOnWebhook,
  type WebhookDeps,
  webhookDeliveries,
  webhooksOf,
} from "./endpoints.server.ts";
export { WEBHOOK_MAILS } from "./mails.server.ts";
export { sendEvent } from "./send-event.server.ts";
export { registerWebhookJobs, wakeWebhooks } from "./webhook-jobs.server.ts";
