import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The purpose of a key. What was encrypted for one cannot be decrypted for another. */
type SealPurpose =
  | 'passkey-new'
  | 'passkey-sign-in'
  | 'provider-keys'
  | 'second-factor'
  | 'second-factor-set-up'
  | 'second-factor-demanded'
  | 'second-factor-kept'
  | 'sign-in-step'
  | 'webhook';

/**
 * Encrypts with AES-256-GCM under a key derived from `secretKey` for this purpose: `v1.nonce.tag.text`, each base64url.
 */
export function seal(secretKey: string, purpose: SealPurpose, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secretKey, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return ['v1', ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
}

/** Returns undefined when the key is another one, or when the text was changed. */
export function unseal(secretKey: string, purpose: SealPurpose, sealed: string): string | undefined {
  const [version, ...parts] = sealed.split('.');
  const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (version !== 'v1' || !nonce || tag?.length !== TAG_BYTES || !text) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', deriveKey(secretKey, purpose), nonce, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

const TAG_BYTES = 16;

const deriveKey = (secretKey: string, purpose: SealPurpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, 'parterre', purpose, 32));
