import type { Brand } from '@parterre/contract/wire/brands';

/** The steps of a brand colour. Components use the palette made from them, never a step. */
export interface BrandScale {
  50: string;
  200: string;
  300: string;
  400: string;
  500: string;
  600: string;
  700: string;
  /** The two are step 500 at 18 % and 45 % over the dark surface. */
  darkSoft: string;
  darkLine: string;
}

const blue: BrandScale = {
  50: '#EFF3FF',
  200: '#C3D2FF',
  300: '#9DB4FE',
  400: '#7793F8',
  500: '#4B6BEE',
  600: '#2F50D8',
  700: '#2641B2',
  darkSoft: '#1E2745',
  darkLine: '#2D3D7D',
};

const teal: BrandScale = {
  50: '#E9F7F5',
  200: '#A4DFD9',
  300: '#6DC9C1',
  400: '#3FB3AA',
  500: '#178F88',
  600: '#0B746E',
  700: '#0A5D59',
  darkSoft: '#152D33',
  darkLine: '#154E4F',
};

/** The colours of the brands (spec §1: blue, teal for the ticket sellers). */
export const SCALES: Record<Brand['colour'], BrandScale> = { blue, teal };
