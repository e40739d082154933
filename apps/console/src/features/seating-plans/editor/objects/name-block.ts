import type { TFunction } from 'i18next';

/** 'Block Stalls'; a label that says it itself, 'Block 1', is not said twice. */
export function nameBlock(label: string, t: TFunction<'plan-editor'>): string {
  const word = t('objects.block', { label: '' });
  return label.toLocaleLowerCase().startsWith(word.toLocaleLowerCase()) ? label : t('objects.block', { label });
}
