import type { PaletteOptions } from '@mui/material/styles';
import { PRICE_COLOURS } from '@parterre/contract/choices/price-choices';
import { HOLD_COLOURS } from '@parterre/contract/choices/seating-choices';
import { type BrandScale, NEUTRALS } from '@parterre/contract/wire/brands';

const [SEAT_1, SEAT_2, SEAT_3, SEAT_4, SEAT_5] = PRICE_COLOURS;
const [TECHNICAL, ARTIST, PRESS, ACCESSIBLE, SPONSOR] = HOLD_COLOURS;

/** Literal values, because MUI computes with them. Their contrast was measured: measure again after every change. */
export function createLightPalette(scale: BrandScale): PaletteOptions {
  return {
    mode: 'light',
    primary: {
      main: scale[600],
      dark: scale[700],
      light: scale[500],
      contrastText: '#FFFFFF',
      soft: scale[50],
      line: scale[200],
      art: scale[300],
      ink: scale[700],
      focus: scale[500],
    },
    success: { main: '#1C9A66', contrastText: '#FFFFFF', soft: '#E6F5ED', ink: '#0B6B45' },
    warning: { main: '#C98206', contrastText: '#181C23', soft: '#FCF2DE', ink: '#865000' },
    error: { main: '#D6394C', dark: '#B42335', contrastText: '#FFFFFF', soft: '#FDEDEF', ink: '#B42335' },
    info: { main: '#2E8BC4', contrastText: '#FFFFFF', soft: '#E6F2FA', ink: '#155F8F' },
    text: { primary: NEUTRALS.light.text, secondary: NEUTRALS.light.text2, tertiary: '#636B79', disabled: '#9AA2AF' },
    background: {
      default: NEUTRALS.light.canvas,
      paper: '#FFFFFF',
      sunken: NEUTRALS.light.sunken,
      hover: '#F6F7F9',
      active: '#EFF1F4',
      map: '#F3F4F7',
    },
    divider: NEUTRALS.light.line,
    line: { strong: '#D0D5DD', control: NEUTRALS.light.control },
    action: { hover: '#F6F7F9', selected: '#EFF1F4', disabled: '#9AA2AF', disabledBackground: '#EFF1F4' },
    chart: { main: scale[500], second: '#D0D5DD', bar: '#D9DEE6' },
    seat: { 1: SEAT_1, 2: SEAT_2, 3: SEAT_3, 4: SEAT_4, 5: SEAT_5, stroke: 'rgba(14,17,22,0.12)' },
    hold: { technical: TECHNICAL, artist: ARTIST, press: PRESS, accessible: ACCESSIBLE, sponsor: SPONSOR },
    pick: { main: '#0E1116', gap: '#FFFFFF' },
    shade: { scrim: 'rgba(14,17,22,0.18)', pop: '0 0 0 1px rgba(14,17,22,.08),0 8px 24px -6px rgba(14,17,22,.16)' },
  };
}

export function createDarkPalette(scale: BrandScale): PaletteOptions {
  return {
    mode: 'dark',
    primary: {
      main: scale[400],
      dark: scale[300],
      light: scale[300],
      contrastText: '#0B0E12',
      soft: scale.darkSoft,
      line: scale.darkLine,
      art: scale.darkLine,
      ink: scale[300],
      focus: scale[400],
    },
    success: { main: '#3DB784', contrastText: '#0B0E12', soft: '#12291F', ink: '#6FD3A2' },
    warning: { main: '#D9992B', contrastText: '#0B0E12', soft: '#2C2212', ink: '#EDB85C' },
    error: { main: '#F0596B', dark: '#FF98A3', contrastText: '#0B0E12', soft: '#35181D', ink: '#FF98A3' },
    info: { main: '#4BA3DA', contrastText: '#0B0E12', soft: '#122736', ink: '#86C5EF' },
    text: { primary: NEUTRALS.dark.text, secondary: NEUTRALS.dark.text2, tertiary: '#8B94A3', disabled: '#636B79' },
    background: {
      default: NEUTRALS.dark.canvas,
      paper: '#141820',
      sunken: NEUTRALS.dark.sunken,
      hover: '#1A1F28',
      active: '#222833',
      map: '#0B0E12',
    },
    divider: NEUTRALS.dark.line,
    line: { strong: '#363D49', control: NEUTRALS.dark.control },
    action: { hover: '#1A1F28', selected: '#222833', disabled: '#636B79', disabledBackground: '#222833' },
    chart: { main: scale[400], second: '#3B4350', bar: '#2C333F' },
    seat: { 1: '#9385F2', 2: '#5C9DF2', 3: '#34B5A5', 4: '#DDA033', 5: '#DC7DB4', stroke: 'rgba(255,255,255,0.10)' },
    hold: { technical: '#F08490', artist: '#BC97EC', press: '#74B9EA', accessible: '#6CC795', sponsor: '#DDB25C' },
    pick: { main: '#FFFFFF', gap: '#0B0E12' },
    shade: { scrim: 'rgba(4,6,9,0.56)', pop: '0 0 0 1px #363D49,0 12px 32px -8px rgba(0,0,0,.7)' },
  };
}
