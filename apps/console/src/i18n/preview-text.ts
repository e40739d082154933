import i18next from 'i18next';
import { layOwnTexts } from './lay-own-texts.ts';
import type { TriedText } from './own-texts.ts';
import { changeLanguage } from './start-i18n.ts';

/** The reader's language, while another one is looked at. */
let language: string | undefined;

/** Shows a text that is not saved where it stands, in its language, in this tab, until it is ended or the tab loads anew. */
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
