import Button from '@mui/material/Button';
import {
  TICKET_BARCODES,
  TICKET_DELIVERIES,
  TICKET_FIELDS,
  TICKET_LANGUAGES,
  TICKET_PAPERS,
  TICKETS_PER_PAGE,
} from '@parterre/contract/choices/print-at-home-choices';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckList, type CheckOption, ChecksField } from '#forms/fields/checks-field.tsx';
import { ColourField } from '#forms/fields/colour-field.tsx';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { FormSection } from '#forms/fields/form-section.tsx';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import { SelectField } from '#forms/fields/select-field.tsx';
import { useField } from '#forms/fields/use-field.tsx';
import { required } from '#forms/rules.ts';
import { nameLanguage } from '#i18n/name-language.ts';
import type { DesignValues } from './design-values.ts';
import { Inherited } from './inherited.tsx';

/**
 * The languages tickets are printed in, and how buyers receive them: both apply to the whole show. The promoter's
 * languages are listed first; the others appear on request.
 */
export function ShowFields({ cultures }: { cultures: readonly string[] }) {
  const { t, i18n } = useTranslation('print-at-home');
  const { getValues, setValue } = useFormContext<DesignValues>();
  const languages = useWatch<DesignValues, 'languages'>({ name: 'languages' });
  const [isMore, setMore] = useState(false);
  const near = new Set([...cultures, ...(languages ?? [])]);
  const shown = [...near, ...(isMore ? TICKET_LANGUAGES.filter((culture) => !near.has(culture)) : [])];
  const nameOf = (culture: string) => ({ value: culture, label: nameLanguage(culture, i18n.language, shown) });
  /** Keeps the main language among the chosen ones. */
  const handleChoose = () => {
    const [first = ''] = getValues('languages') ?? [];
    if (!getValues('languages')?.includes(getValues('mainLanguage')))
      setValue('mainLanguage', first, { shouldDirty: true });
  };
  return (
    <FormSection title={t('parts.buyers')}>
      <Inherited label={t('fields.languages')} name="languages">
        {(help) => (
          <>
            <LanguagesField help={help} onChoose={handleChoose} options={shown.map(nameOf)} />
            <Button aria-expanded={isMore} onClick={() => setMore(!isMore)} size="small" sx={{ ml: -1 }} variant="text">
              {t(isMore ? 'fewerLanguages' : 'moreLanguages')}
            </Button>
          </>
        )}
      </Inherited>
      {languages && languages.length > 1 && (
        <SelectField
          help={t('help.mainLanguage')}
          label={t('fields.mainLanguage')}
          name="mainLanguage"
          options={languages.map(nameOf)}
        />
      )}
      <Inherited label={t('fields.delivery')} name="delivery">
        {(help) => (
          <SelectField
            help={help}
            label={t('fields.delivery')}
            name="delivery"
            options={TICKET_DELIVERIES.map((value) => ({ value, label: t(`delivery.${value}`) }))}
          />
        )}
      </Inherited>
    </FormSection>
  );
}

interface LanguagesFieldProps {
  help: string | undefined;
  options: readonly CheckOption<string>[];
  onChoose: () => void;
}

function LanguagesField({ help, options, onChoose }: LanguagesFieldProps) {
  const { t } = useTranslation('print-at-home');
  const field = useField({ name: 'languages', label: t('fields.languages'), help, rules: [required] });
  return (
    <FieldFrame field={field} kind="group">
      <CheckList field={field} look={LANGUAGES_LOOK} onChoose={onChoose} options={options} />
    </FieldFrame>
  );
}

const LANGUAGES_LOOK = { list: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))' } };

export function PaperFields() {
  const { t } = useTranslation('print-at-home');
  const [paper, ticketsPerPage] = useWatch<DesignValues, ['paper', 'ticketsPerPage']>({
    name: ['paper', 'ticketsPerPage'],
  });
  const isRoll = paper === 'ROLL_80';
  const leftOut = { 1: '', 2: t('help.twoPerPage'), 4: t('help.fourPerPage') }[ticketsPerPage ?? 1];
  return (
    <FormSection title={t('parts.paper')}>
      <Inherited label={t('fields.paper')} name="paper">
        {(help) => (
          <SegmentedField
            help={isRoll ? `${help} · ${t('help.rollBanner')}` : help}
            label={t('fields.paper')}
            name="paper"
            options={TICKET_PAPERS.map((value) => ({ value, label: t(`paper.${value}`) }))}
          />
        )}
      </Inherited>
      <Inherited label={t('fields.ticketsPerPage')} name="ticketsPerPage">
        {(help) => (
          <SegmentedField
            disabled={isRoll}
            help={isRoll ? t('help.roll') : [help, leftOut].filter(Boolean).join(' · ')}
            label={t('fields.ticketsPerPage')}
            name="ticketsPerPage"
            options={TICKETS_PER_PAGE.map((value) => ({ value, label: String(value) }))}
          />
        )}
      </Inherited>
    </FormSection>
  );
}

export function LookFields() {
  const { t } = useTranslation('print-at-home');
  return (
    <FormSection title={t('parts.look')}>
      <Inherited label={t('fields.barcode')} name="barcode">
        {(help) => (
          <SelectField
            help={help}
            label={t('fields.barcode')}
            name="barcode"
            options={TICKET_BARCODES.map((value) => ({ value, label: t(`barcode.${value}`) }))}
          />
        )}
      </Inherited>
      <Inherited label={t('fields.colour')} name="colour">
        {(help) => <ColourField help={help} label={t('fields.colour')} name="colour" />}
      </Inherited>
      <Inherited label={t('fields.fields')} name="fields">
        {(help) => (
          <ChecksField
            help={help}
            label={t('fields.fields')}
            name="fields"
            options={TICKET_FIELDS.map((value) => ({ value, label: t(`ticketFields.${value}`) }))}
          />
        )}
      </Inherited>
    </FormSection>
  );
}
