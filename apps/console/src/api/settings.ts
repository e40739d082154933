import type { createVenue } from '@parterre/contract/calls/venues';
import type { CallAnswer } from '@parterre/contract/wire/call';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readCookie } from './cookies.ts';
import { readKept } from './device/device-storage.ts';
import { parseId } from './parse-id.ts';

/** spec §3: the console's own state. It copies nothing from the server except the venue just created (spec §4). */
export interface Settings {
  language: string;
  promoter: number | null;
  ticketTable: { variant: 'withoutSalesData' | 'withSalesData' };
  /** Null until the user chooses on this device; the default then depends on the window's width. */
  drawers: { navigation: 'open' | 'minimal' | null };
  venue: CallAnswer<typeof createVenue> | null;
  hasUnsavedChanges: { inDrawer: boolean; inPage: boolean };
}

export type UnsavedPlace = keyof Settings['hasUnsavedChanges'];

export const settingsSlice = createSlice({
  name: 'settings',
  initialState: readSettings,
  reducers: {
    setLanguage: (state, action: PayloadAction<string>) => {
      state.language = action.payload;
    },
    setPromoter: (state, action: PayloadAction<number | null>) => {
      state.promoter = action.payload;
    },
    setTicketTableVariant: (state, action: PayloadAction<Settings['ticketTable']['variant']>) => {
      state.ticketTable.variant = action.payload;
    },
    setNavigation: (state, action: PayloadAction<'open' | 'minimal'>) => {
      state.drawers.navigation = action.payload;
    },
    setVenue: (state, action: PayloadAction<Settings['venue']>) => {
      state.venue = action.payload;
    },
    setUnsavedChanges: (state, action: PayloadAction<{ place: UnsavedPlace; hasChanges: boolean }>) => {
      state.hasUnsavedChanges[action.payload.place] = action.payload.hasChanges;
    },
  },
  selectors: {
    selectSettings: (state) => state,
    selectUnsavedChanges: (state) => state.hasUnsavedChanges,
    selectHasUnsavedChanges: (state) => state.hasUnsavedChanges.inDrawer || state.hasUnsavedChanges.inPage,
  },
});

export const { setLanguage, setPromoter, setTicketTableVariant, setNavigation, setVenue, setUnsavedChanges } =
  settingsSlice.actions;
export const { selectSettings, selectUnsavedChanges, selectHasUnsavedChanges } = settingsSlice.selectors;

function readSettings(): Settings {
  return {
    language: readCookie('language') ?? 'en-GB',
    promoter: parseId(readCookie('promoter')),
    ticketTable: { variant: 'withoutSalesData' },
    drawers: { navigation: readNavigation() },
    venue: null,
    hasUnsavedChanges: { inDrawer: false, inPage: false },
  };
}

/** The local-storage key of the navigation's state; the specification names no cookie for it. */
export const NAVIGATION_KEY = 'parterre-navigation';

function readNavigation(): Settings['drawers']['navigation'] {
  const stored = readKept(NAVIGATION_KEY);
  return stored === 'open' || stored === 'minimal' ? stored : null;
}
