import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LIMITS } from '@parterre/contract/choices/limits';
import { useContext } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLazyGetPrintAtHomeDefaultTermsQuery } from '#api/queries/events/print-at-home.ts';
import { FormSection } from '#forms/fields/form-section.tsx';
import { MultilineField } from '#forms/fields/text-field.tsx';
import { useIsLocked } from '#forms/fields/use-field.tsx';
import { maxStoredLength } from '#forms/rules.ts';
import { nameLanguage } from '#i18n/name-language.ts';
import { showFailure } from '#pages/show-failure.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { type DesignValues, orderLanguages } from './design-values.ts';
import { OriginsOfForm, useOriginName } from './inherited.tsx';

const ROWS = 5;

/** Edits the terms, in each language that tickets are printed in. */
export function TermsFields({ showCode }: { showCode: string }) {
  const { t } = useTranslation('print-at-home');
  const [languages, mainLanguage, fields] = useWatch<DesignValues, ['languages', 'mainLanguage', 'fields']>({
    name: ['languages', 'mainLanguage', 'fields'],
  });
  const { defaultValues } = useFormState<DesignValues>();
  const shown = (orderLanguages({ languages, mainLanguage }) ?? defaultValues?.languages ?? []).filter(
    (culture) => culture !== undefined,
  );
  return (
    <FormSection title={t('parts.terms')}>
      {fields && !fields.includes('TERMS') && <Box sx={{ color: 'text.secondary' }}>{t('help.termsHidden')}</Box>}
      {shown.map((culture) => (
        <TermsField among={shown} culture={culture} key={culture} showCode={showCode} />
      ))}
    </FormSection>
  );
}

interface TermsFieldProps {
  culture: string;
  /** All languages shown, to name this one unambiguously. */
  among: readonly string[];
  showCode: string;
}

function TermsField({ culture, among, showCode }: TermsFieldProps) {
  const { t, i18n } = useTranslation('print-at-home');
  const name = `terms.${culture}` as const;
  const { own, above, terms } = useContext(OriginsOfForm);
  const nameOrigin = useOriginName();
  const { setValue } = useFormContext<DesignValues>();
  const { defaultValues } = useFormState<DesignValues>();
  const text = useWatch<DesignValues, typeof name>({ name }) ?? '';
  const isLocked = useIsLocked();
  const [getDefault, { isFetching }] = useLazyGetPrintAtHomeDefaultTermsQuery();
  const stored = defaultValues?.terms?.[culture] ?? '';
  const origin = text === stored ? (terms[culture] ?? own) : own;
  const language = nameLanguage(culture, i18n.language, among);
  const handleInsert = async () => {
    try {
      const answer = await getDefault({ params: { showCode }, query: { languageCode: culture } }).unwrap();
      if (answer.terms === '') showToast(t('terms.noDefault', { language }), 'info');
      else setValue(name, answer.terms, { shouldDirty: true });
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Box>
      <MultilineField
        help={text === '' ? t(`above.${above}`) : nameOrigin(origin)}
        label={t('terms.label', { language })}
        lang={culture}
        name={name}
        rows={ROWS}
        rules={[maxStoredLength(LIMITS.ticketTerms)]}
      />
      {!isLocked && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1 }}>
          {origin === own && text !== '' && (
            <Button
              aria-label={t('giveUpLabel', { field: t('terms.label', { language }), action: t(`giveUp.${above}`) })}
              onClick={() => setValue(name, '', { shouldDirty: true })}
              size="small"
              variant="text"
            >
              {t(`giveUp.${above}`)}
            </Button>
          )}
          {origin !== 'DEFAULT' && (
            <Button
              aria-label={t('terms.insertLabel', { language })}
              loading={isFetching}
              onClick={() => void handleInsert()}
              size="small"
              variant="text"
            >
              {t('terms.insert')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
