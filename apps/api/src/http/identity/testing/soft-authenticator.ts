import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const UP_AND_VERIFIED = 0x05;
const HAS_KEY = 0x40;

/** What an authenticator does otherwise than it should. */
export interface Faults {
  origin?: string;
  host?: string;
  userHandle?: string;
  /** False if nobody unlocked it. */
  isVerified?: boolean;
}

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

const toHash = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const encode = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

/** The bytes of CBOR, by their heads, which are enough for short values. */
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length]), bytes]);

/** An authenticator with one ES256 passkey, as the browser's answers show it to the server. */
export class SoftAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(32);
  readonly #origin: string;
  counter = 0;
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Answers `navigator.credentials.create`. `statement` replaces the attestation `none`. */
  create(options: Options, faults: Faults = {}, statement?: { format: string; cbor: Buffer }): string {
    this.#userHandle = options.user?.id ?? '';
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const [keyX, keyY] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    const cose = [Buffer.from('a5010203262001215820', 'hex'), keyX, Buffer.from('225820', 'hex'), keyY];
    const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, ...cose]);
    const { format, cbor } = statement ?? { format: 'none', cbor: Buffer.from([0xa0]) };
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText('fmt'), cborText(format), cborText('attStmt'), cbor],
      ...[cborText('authData'), cborBytes(this.#toData(options, faults, key))],
    ]);
    return this.#answer({
      clientDataJSON: encode(this.#toClientData('webauthn.create', options, faults)),
      attestationObject: encode(attestation),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get`, and counts. */
  get(options: Options, faults: Faults = {}): string {
    this.counter++;
    const data = this.#toData(options, faults);
    const clientData = this.#toClientData('webauthn.get', options, faults);
    const signed = Buffer.concat([data, toHash(clientData)]);
    return this.#answer({
      clientDataJSON: encode(clientData),
      authenticatorData: encode(data),
      signature: encode(sign('sha256', signed, this.#keys.privateKey)),
      userHandle: faults.userHandle ?? this.#userHandle,
    });
  }

  #toData({ rp, rpId }: Options, { host, isVerified = true }: Faults, key = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = (isVerified ? UP_AND_VERIFIED : 0x01) | (key.length > 0 ? HAS_KEY : 0);
    return Buffer.concat([toHash(host ?? rp?.id ?? rpId ?? ''), Buffer.from([flags]), counter, key]);
  }

  #toClientData(type: string, { challenge }: Options, { origin = this.#origin }: Faults): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  #answer(response: object): string {
    const id = encode(this.id);
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}
