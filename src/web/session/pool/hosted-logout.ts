export interface LogoutRequest {
  /** Origin of the hosted login. */
  readonly hostedOrigin: string;
  readonly clientId: string;
  /** As registered with the client, to the letter. */
  readonly logoutUri: string;
}

/** Where a browser goes to end its session at the hosted login. */
export function hostedLogoutAddress({ hostedOrigin, clientId, logoutUri }: LogoutRequest): string {
  return `${hostedOrigin}/logout?${new URLSearchParams({ client_id: clientId, logout_uri: logoutUri })}`;
}
