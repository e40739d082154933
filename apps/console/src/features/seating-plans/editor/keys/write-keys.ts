import type { TFunction } from 'i18next';

const CAPS = ['Ctrl', 'Shift', 'Del', 'Enter', 'Esc', 'Alt'] as const;

/** Keys as they are printed on the reader's keyboard: Ctrl Z is Strg Z in German. */
export function writeKeys(keys: string, t: TFunction<'plan-editor'>): string {
  return keys
    .split(' ')
    .map((key) => {
      const cap = CAPS.find((name) => name === key);
      return cap ? t(`help.caps.${cap}`) : key;
    })
    .join(' ');
}
