import type { TranslationText } from '@parterre/contract/translations';
import { useTranslation } from 'react-i18next';
import { useRemoveTranslationMutation, useSetTranslationMutation } from '#api/queries/promoters/translations.ts';
import { refreshOwnTexts } from '#i18n/own-texts/watch-own-texts.ts';
import { showFailure } from '#pages/show-failure.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { showToast } from '#ui/notices/notices.tsx';

type Stored = Pick<TranslationText, 'key' | 'language' | 'shipped' | 'text' | 'revision'>;

/**
 * Saves a replacement, or removes it when the value is empty or the original. Needs `text:write`. Does not overwrite
 * somebody else's change.
 */
export function useSaveText(catalogue: string) {
  const { t } = useTranslation('translations');
  const code = usePromoter().current?.code ?? '';
  const [set] = useSetTranslationMutation();
  const [remove] = useRemoveTranslationMutation();
  const save = async ({ key, language, shipped, text, revision }: Stored, wanted: string | null): Promise<void> => {
    const params = { code, catalogue, key, language };
    if (wanted !== null && wanted !== shipped) await set({ params, body: { text: wanted }, revision }).unwrap();
    else if (text !== null) await remove({ params, revision }).unwrap();
    void refreshOwnTexts();
  };
  return {
    save,
    /** The same for a button, which shows the result in a toast because there is no form. */
    tell: async (stored: Stored, wanted: string | null): Promise<void> => {
      try {
        await save(stored, wanted);
        showToast(t('saved'), 'success');
      } catch (error) {
        showFailure(error);
      }
    },
  };
}
