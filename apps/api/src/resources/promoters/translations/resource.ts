import type { Resource } from '#resource.ts';
import { removeTranslation, setTranslation } from './change.ts';
import { listTranslationHistory } from './history.ts';
import { getTranslation, listTranslations } from './read.ts';

export const translationsResource: Resource = {
  slug: 'translations',
  routes: [listTranslations, getTranslation, listTranslationHistory, setTranslation, removeTranslation],
};
