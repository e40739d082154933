import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { User } from 'oidc-client-ts';
import { readCookie } from '#api/cookies.ts';
import { parseId } from '#api/parse-id.ts';
import { rootReducer } from '#api/store.ts';
import { without } from '#ui/url/change-params.ts';

/** The claims of the signed-in user (spec §3). */
export interface SignedInUser {
  id: string;
  fullName: string;
  email: string;
  region: { id: number; name: string } | null;
}

/** The states of spec §4. */
type SessionStatus = 'loading' | 'silentSignIn' | 'signOut' | 'authenticated' | 'error' | 'unauthenticated';

export interface AuthenticationError {
  message: string;
  source?: string;
}

interface SessionState {
  status: SessionStatus;
  user: SignedInUser | null;
  error: AuthenticationError | null;
  /** The session ended during unsaved changes: the page stays behind a dialogue until the user signs in or declines. */
  mustSignInAgain: boolean;
  regionId: number | null;
  /** The region that was chosen before the URL named another. */
  chosenRegionId: number | null;
  /** The partner site requested by the URL or the sign-in, until the list of regions has confirmed it. */
  askedSite: string | null;
}

const NOBODY: SessionState = {
  status: 'loading',
  user: null,
  error: null,
  mustSignInAgain: false,
  regionId: null,
  chosenRegionId: null,
  askedSite: null,
};

const sessionSlice = createSlice({
  name: 'session',
  /** Read synchronously: the cookie is deleted once no region is set. */
  initialState: (): SessionState => ({
    ...NOBODY,
    regionId: readRegionId(window.location.search),
    chosenRegionId: parseId(readCookie('region')),
    askedSite: readPartnerSiteId(window.location.search),
  }),
  reducers: {
    statusChanged: (state, action: PayloadAction<'loading' | 'silentSignIn' | 'signOut'>) => {
      state.status = action.payload;
    },
    signedIn: (state, action: PayloadAction<SignedInUser>) => {
      state.status = 'authenticated';
      state.user = action.payload;
      state.error = null;
      state.mustSignInAgain = false;
    },
    signInAgainNeeded: (state) => {
      state.mustSignInAgain = true;
    },
    sessionEnded: ({ regionId, chosenRegionId, askedSite }) => ({
      ...NOBODY,
      status: 'unauthenticated',
      regionId,
      chosenRegionId,
      askedSite,
    }),
    authenticationFailed: (state, action: PayloadAction<AuthenticationError>) => ({
      ...NOBODY,
      status: 'error',
      error: action.payload,
      regionId: state.regionId,
      chosenRegionId: state.chosenRegionId,
      askedSite: state.askedSite,
    }),
    setRegion: (state, action: PayloadAction<number | null>) => {
      state.regionId = action.payload;
      state.askedSite = null;
    },
    siteAsked: (state, action: PayloadAction<string>) => {
      state.askedSite = action.payload;
    },
    /** The region in the address is unknown, so the one that was chosen before applies. */
    siteRefused: (state) => {
      if (state.regionId === parseId(state.askedSite)) state.regionId = state.chosenRegionId;
      state.askedSite = null;
    },
  },
  selectors: {
    selectSession: (state) => state,
    selectRegionId: (state) => state.regionId,
    selectAskedSite: (state) => state.askedSite,
  },
});

declare module '../api/store.ts' {
  interface LazySlices extends WithSlice<typeof sessionSlice> {}
}

export const {
  statusChanged,
  signedIn,
  signInAgainNeeded,
  sessionEnded,
  authenticationFailed,
  setRegion,
  siteAsked,
  siteRefused,
} = sessionSlice.actions;
export const { selectSession, selectRegionId, selectAskedSite } = sessionSlice.injectInto(rootReducer).selectors;

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

/** Null for an empty one. Not validated, because it is passed on to the identity provider unchanged. */
export function readPartnerSiteId(search: string): string | null {
  return new URLSearchParams(search).get('partnersiteid') || null;
}

export function withoutPartnerSite(search: string): string {
  const params = without(new URLSearchParams(search), ['partnersiteid']);
  return params.size > 0 ? `?${params}` : '';
}

/** spec §3: the region comes from the partnersiteid parameter, otherwise from the cookie. */
export function readRegionId(search: string): number | null {
  return parseId(readPartnerSiteId(search)) ?? parseId(readCookie('region'));
}
