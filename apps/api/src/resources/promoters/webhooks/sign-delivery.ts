import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** Creates a secret in the format of libraries for Standard Webhooks: 24 random bytes after a prefix. */
export const newSigningSecret = (): string => `${PREFIX}${randomBytes(24).toString('base64')}`;

interface Signed {
  id: string;
  at: Date;
  body: string;
}

/**
 * Returns the headers of a delivery (https://www.standardwebhooks.com): the HMAC-SHA256 of id, time and body, so that
 * receivers detect a changed or repeated delivery.
 */
export function signDelivery(secret: string, { id, at, body }: Signed): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Parterre-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  };
}
