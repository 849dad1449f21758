/** Proof of who somebody is, as the identity pool takes it. */
export interface Login {
  /** A token by the name of who gave it: `cognito-idp.<region>.amazonaws.com/<pool>`, `accounts.google.com`, `graph.facebook.com`. */
  readonly logins: Readonly<Record<string, string>>;
  /** Who it is. The identity id is remembered under this name. */
  readonly user: string;
  /** Where the identity is known beforehand. */
  readonly identityId?: string | null;
}

/** Keys to a person's own files that end by themselves. */
export interface TemporaryCredentials {
  readonly identityId: string;
  readonly accessKeyId: string;
  readonly secretKey: string;
  readonly sessionToken: string;
  /** Milliseconds since 1970, by the service's clock. */
  readonly expiresAt: number;
  /** Seconds that the user's clock is ahead of the service's; signatures are dated by the service's. */
  readonly clockDrift: number;
}

export interface CredentialSource {
  /** Credentials that are good now. Rejects with the errors of the cloud identity service. */
  get(): Promise<TemporaryCredentials>;
  /** At sign-out. */
  forget(): void;
}
