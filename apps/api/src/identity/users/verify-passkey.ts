import { randomBytes } from 'node:crypto';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import { parseJson } from '#parse-json.ts';
import type { NewPasskey, Passkey } from './passkeys.ts';
import type { User } from './users.ts';

/** What a browser is asked to sign, and where: browsers tie a passkey to the host of PUBLIC_URL. */
export interface Asked {
  challenge: string;
  publicUrl: string;
}

/** EdDSA, ES256 and RS256: what all authenticators know. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = 5 * 60_000;

const toHost = (publicUrl: string): string => new URL(publicUrl).hostname;

/** Creates the random value that an authenticator signs, so that no answer is good for another question. */
export const newChallenge = (): string => randomBytes(32).toString('base64url');

/** Returns the options of `navigator.credentials.get`, for any passkey that belongs here. */
export const toSignInOptions = ({ challenge, publicUrl }: Asked): object => ({
  challenge,
  rpId: toHost(publicUrl),
  timeout: TIMEOUT_MS,
  userVerification: 'required',
});

interface NewOptions extends Asked {
  user: User;
  /** The name of the service, which authenticators show. */
  issuer: string;
  /** The passkeys that the user has. Their authenticators offer no second one. */
  known: readonly Passkey[];
}

/** Returns the options of `navigator.credentials.create`, for a passkey that names its user by itself. */
export const toNewOptions = ({ challenge, publicUrl, user, issuer, known }: NewOptions): object => ({
  challenge,
  rp: { id: toHost(publicUrl), name: issuer },
  user: { id: toHandle(user.id), name: user.email, displayName: user.name },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: TIMEOUT_MS,
  excludeCredentials: known.map(({ credentialId, transports }) => ({
    type: 'public-key',
    id: credentialId,
    transports,
  })),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
});

/** Returns the user's id as authenticators keep it. */
const toHandle = (userId: string): string => Buffer.from(userId).toString('base64url');

const Credential = z.object({
  id: z.base64url().min(1),
  rawId: z.base64url(),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).catch({}),
});
const Created = Credential.extend({
  response: z.object({
    clientDataJSON: z.base64url(),
    attestationObject: z.base64url(),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .catch([]),
  }),
});
const Signed = Credential.extend({
  response: z.object({
    clientDataJSON: z.base64url(),
    authenticatorData: z.base64url(),
    signature: z.base64url(),
    userHandle: z.base64url(),
  }),
});
export type Signed = z.infer<typeof Signed>;

/** Reads the answer of a browser to a sign-in; undefined for anything else. */
export const readSigned = (answer: string): Signed | undefined => Signed.safeParse(parseJson(answer)).data;

/** Returns the passkey that a browser created for this challenge; undefined for an answer that is not right. */
export async function verifyNewPasskey(asked: Asked, answer: string): Promise<NewPasskey | undefined> {
  const created = Created.safeParse(parseJson(answer)).data;
  if (!created) return undefined;
  const found = await refuseErrors(async () => {
    requireNoCertificate(created.response.attestationObject);
    return verifyRegistrationResponse({
      ...toExpected(asked),
      response: { ...created, response: { ...created.response, transports: [] } },
      supportedAlgorithmIDs: ALGORITHMS,
    });
  });
  if (!found?.verified) return undefined;
  const { credential, credentialBackedUp } = found.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: created.response.transports,
    isBackedUp: credentialBackedUp,
  };
}

/**
 * Who made the authenticator is not asked for. An answer that tells it anyway is refused, because the library would
 * load the lists of revoked certificates from whatever addresses the answer names.
 */
function requireNoCertificate(attestationObject: string): void {
  const attestation = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')));
  const format = attestation.get('fmt');
  const isPlain = format === 'none' || (format === 'packed' && !attestation.get('attStmt').get('x5c'));
  if (!isPlain) throw new Error('the answer has a certificate');
}

/**
 * Returns what is to be kept of a passkey that signed this challenge; undefined if it did not, if it belongs to somebody
 * else, or if its counter did not rise.
 */
export async function verifySigned(
  passkey: Pick<Passkey, 'userId' | 'credentialId' | 'publicKey' | 'counter'>,
  asked: Asked,
  signed: Signed,
): Promise<Pick<Passkey, 'counter' | 'isBackedUp'> | undefined> {
  const { credentialId: id, publicKey, counter } = passkey;
  const found = await refuseErrors(() =>
    verifyAuthenticationResponse({
      ...toExpected(asked),
      response: signed,
      credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
    }),
  );
  if (!found?.verified || signed.response.userHandle !== toHandle(passkey.userId)) return undefined;
  const { newCounter, credentialBackedUp } = found.authenticationInfo;
  return { counter: newCounter, isBackedUp: credentialBackedUp };
}

const toExpected = ({ challenge, publicUrl }: Asked) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(publicUrl).origin,
  expectedRPID: toHost(publicUrl),
  requireUserVerification: true,
});

/** The library throws for everything that is wrong with an answer. */
async function refuseErrors<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
