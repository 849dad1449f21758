/** 予約済み, 実施済み, 来訪なし, 取り消し, 結果の記録なし. A half hour itself is free, held or booked. */
export const CONSULTATION_STATES = ["booked", "done", "no_show", "cancelled", "unrecorded"] as const;
export type ConsultationState = (typeof CONSULTATION_STATES)[number];

/** 順番待ち, ご案内中, 予約済み, 辞退, 期限切れ. */
export type WaitingState = "waiting" | "offered" | "booked" | "declined" | "lapsed";

/** What somebody wants to talk about. */
export const TOPICS = ["api", "checker", "recommender", "directmail", "other"] as const;
export type Topic = (typeof TOPICS)[number];

/** Who books. `phone`: E.164; empty: not told. */
export type Visitor = {
  readonly company: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly topic: Topic;
  readonly message: string;
};

export type Consultation = Visitor & {
  readonly id: string;
  readonly state: ConsultationState;
  readonly startsAt: Date;
  /** Of its entry in calendars. */
  readonly sequence: number;
  readonly room: string;
  readonly bookedAt: Date;
  readonly endedAt: Date | null;
};

export type Waiting = Visitor & {
  readonly id: string;
  readonly state: WaitingState;
  readonly joinedAt: Date;
  /** The half hour that is offered, and until when it is kept. */
  readonly startsAt: Date | null;
  readonly offerUntil: Date | null;
};
