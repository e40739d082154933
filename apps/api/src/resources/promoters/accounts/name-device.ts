import type { BROWSERS, SYSTEMS } from '@parterre/contract/choices/account-choices';

interface Device {
  browser: (typeof BROWSERS)[number] | null;
  system: (typeof SYSTEMS)[number] | null;
}

/** The first match counts, because browsers name others too: Edge calls itself Chrome, and Chrome Safari. */
const BROWSER_WORDS: readonly [word: RegExp, browser: NonNullable<Device['browser']>][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEM_WORDS: readonly [word: RegExp, system: NonNullable<Device['system']>][] = [
  [/\biPad\b/, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Names what a browser reports about itself, if it is a common one. */
export function nameDevice(userAgent: string): Device {
  const find = <Name>(words: readonly (readonly [RegExp, Name])[]) =>
    words.find(([word]) => word.test(userAgent))?.[1] ?? null;
  return { browser: find(BROWSER_WORDS), system: find(SYSTEM_WORDS) };
}
