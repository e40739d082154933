import i18next from 'i18next';
import { layOwnTexts } from './own-texts/lay-own-texts.ts';
import type { TriedText } from './own-texts/own-texts.ts';
import { changeLanguage } from './start-i18n.ts';

/** The user's language during a preview in another one. */
let language: string | undefined;

/** Previews an unsaved text in its language, in this tab, until it ends or the tab reloads. */
export async function startPreview(preview: TriedText): Promise<void> {
  language ??= i18next.language;
  await layOwnTexts({ preview });
  await changeLanguage(preview.language);
}

export async function endPreview(): Promise<void> {
  await layOwnTexts({ preview: null });
  if (language) await changeLanguage(language);
  language = undefined;
}
