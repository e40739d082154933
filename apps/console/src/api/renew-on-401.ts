/** The session as the calls need it. The session sets it, so that `api/` does not depend on sign-in. */
export interface SessionGateway {
  accessToken: () => string | undefined;
  /**
   * Called when the server refuses `refusedToken`. Resolves with a token for one more try, possibly only after the user
   * has signed in again, or with undefined if there is none.
   */
  renewToken: (refusedToken: string | undefined) => Promise<string | undefined>;
}

const signedOut: SessionGateway = { accessToken: () => undefined, renewToken: async () => undefined };
let gateway = signedOut;

export function setSessionGateway(next: SessionGateway | null): void {
  gateway = next ?? signedOut;
}

export function sessionGateway(): SessionGateway {
  return gateway;
}

/** Sends with the session's token. If the server refuses it, renews it once and sends the same request again. */
export async function renewOn401(send: (token: string | undefined) => Promise<Response>): Promise<Response> {
  const token = gateway.accessToken();
  const response = await send(token);
  if (response.status !== 401) return response;
  const renewed = await gateway.renewToken(token);
  return renewed ? send(renewed) : response;
}
