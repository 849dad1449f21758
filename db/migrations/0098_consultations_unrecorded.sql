-- Consultations of which nobody said what came of them end by the clock (src/domain/consultations, docs/decisions/0072).
alter table consultation drop constraint consultation_state_check;
alter table consultation add constraint consultation_state_check
  check (state in ('booked', 'done', 'no_show', 'cancelled', 'unrecorded'));
