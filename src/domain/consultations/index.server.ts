export { type Booked, bookConsultation } from "./bookings/book.server.ts";
export { comingConsultations, countComing, findConsultation } from "./bookings/booking-store.server.ts";
export { bookingOf, type ChangeRefusal, cancelBooking, moveBooking, type PageDeps, type ShownBooking } from "./bookings/change.server.ts";
export {
  type CloseRefusal,
  callOffBooking,
  closeDay,
  consultationDays,
  type EndRefusal,
  endBooking,
  openDay,
} from "./bookings/desk.server.ts";
export { declineOffer, joinWaiting, type OfferRefusal, type ShownWaiting, takeOffer, waitingOf } from "./bookings/waiting-place.server.ts";
export { registerConsultationJobs } from "./consultation-jobs.server.ts";
export { consultationMails } from "./consultation-mails.server.ts";
export { stepConsultation } from "./core/consultation-states.ts";
export { NO_LINK_YET, STATE_WORDS, TOPIC_WORDS, whenWords } from "./core/consultation-words.ts";
export { meetingUrl } from "./core/meeting-url.ts";
export { type Hold, holdSlot, releaseHold, type SlotRefusal } from "./slots/hold-slot.server.ts";
export { type OpenDay, openSlots } from "./slots/open-slots.server.ts";
