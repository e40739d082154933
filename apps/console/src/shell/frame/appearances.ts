import { MoonIcon, ScreenIcon, SunIcon } from '#ui/icons.tsx';

export const APPEARANCES = [
  { mode: 'light', Icon: SunIcon },
  { mode: 'dark', Icon: MoonIcon },
  { mode: 'system', Icon: ScreenIcon },
] as const;
