import { z } from 'zod';
import { seal, unseal } from '#identity/seal.ts';
import { MINUTE_MS } from '#time/zones.ts';

type Purpose =
  | 'passkey-new'
  | 'passkey-sign-in'
  | 'sign-in-step'
  | 'second-factor-set-up'
  | 'second-factor-demanded'
  | 'second-factor-kept';

const STEP_MINUTES = 10;
const Step = z.strictObject({ value: z.string(), until: z.number() });

interface Settings {
  secretKey: string;
  now: () => Date;
}

/**
 * Seals a value that a form carries to the next step. Only the server can read or write it, and it expires after ten
 * minutes.
 */
export const sealStep = ({ secretKey, now }: Settings, purpose: Purpose, value: string): string =>
  seal(secretKey, purpose, JSON.stringify({ value, until: now().getTime() + STEP_MINUTES * MINUTE_MS }));

/** Returns undefined for a value that the server did not seal, and for an expired one. */
export function openStep({ secretKey, now }: Settings, purpose: Purpose, sealed: string): string | undefined {
  const text = unseal(secretKey, purpose, sealed);
  if (text === undefined) return undefined;
  const { value, until } = Step.parse(JSON.parse(text));
  return now().getTime() <= until ? value : undefined;
}
