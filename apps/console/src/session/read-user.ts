import type { User } from 'oidc-client-ts';
import type { SignedInUser } from './session-state.ts';

/** The signed-in user from the claims of the ID token. */
export function readUser({ profile }: Pick<User, 'profile'>): SignedInUser {
  return {
    id: profile.sub,
    fullName: profile.name ?? profile.preferred_username ?? profile.email ?? profile.sub,
    email: profile.email ?? '',
    region: readRegion(profile.region),
  };
}

function readRegion(claim: unknown): SignedInUser['region'] {
  if (typeof claim !== 'object' || claim === null || !('id' in claim)) return null;
  const id = Number(claim.id);
  if (!Number.isSafeInteger(id) || id < 1) return null;
  return { id, name: 'name' in claim ? String(claim.name) : String(id) };
}
