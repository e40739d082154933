/** What the calls need of the session. The session sets it, so that `api/` need not know how sign-in works. */
export interface SessionGateway {
  accessToken: () => string | undefined;
  /**
   * Called when the server refused `refusedToken`. Resolves with a token to try once more, which may take as long as
   * the user needs to sign in again, or with nothing when there is none to be had.
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

/** Sends with the token of the session. Where the server refuses it, it is renewed once and the same is sent again. */
export async function renewOn401(send: (token: string | undefined) => Promise<Response>): Promise<Response> {
  const token = gateway.accessToken();
  const response = await send(token);
  if (response.status !== 401) return response;
  const renewed = await gateway.renewToken(token);
  return renewed ? send(renewed) : response;
}
