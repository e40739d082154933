import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { AppForm } from '../../../forms/app-form.tsx';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { FormFields } from '../../../forms/form-fields.tsx';
import { LimitsRow } from '../../../forms/limits-row.tsx';
import { max, min } from '../../../forms/rules/number-rules.ts';
import { maxLength, required } from '../../../forms/rules/text-rules.ts';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useGetShowQuery } from '../../shows/queries.ts';
import { CreateBar } from '../drawer/create-bar.tsx';
import { GroupField } from '../form/group-field.tsx';
import { RuleFields } from '../form/rule-fields.tsx';
import { useEventWords } from '../use-event-words.ts';
import { useShowCode } from '../use-show-code.ts';
import { type MadeBatch, MadeCodes } from './made-codes.tsx';
import { useGenerateCodes } from './use-generate-codes.ts';

/** Makes many codes nobody can guess, all with the same rules; afterwards it shows them. */
export function GenerateCodes() {
  const { t } = useTranslation('offer-codes');
  const navigate = useNavigate();
  const showCode = useShowCode();
  const { currentData: show } = useGetShowQuery({ params: { showCode } });
  const words = useEventWords(showCode);
  const [made, setMade] = useState<MadeBatch | null>(null);
  const close = () => void navigate(paths.showOfferCodes(showCode));
  if (made) return <MadeCodes made={made} onClose={close} showCode={showCode} />;
  if (show && words.groups.length > 0) return <GenerateForm onClose={close} onMade={setMade} show={show} />;
  return (
    <AppDrawer heading={{ title: t('generate.title') }} onClose={close} open>
      {words.isReady ? t('new.noGroups') : <SkeletonRows count={5} label={t('loading')} rowHeight={56} />}
    </AppDrawer>
  );
}

interface GenerateFormProps {
  show: Show;
  onMade: (made: MadeBatch) => void;
  onClose: () => void;
}

/** 31 symbols each. */
const LENGTHS = { min: 6, max: 20 };
const MOST_CODES = 50_000;

function GenerateForm({ show, onMade, onClose }: GenerateFormProps) {
  const { t } = useTranslation('offer-codes');
  const { showCode } = show;
  const words = useEventWords(showCode);
  const model = useGenerateCodes(showCode, words.groups[0]?.id ?? null, onMade);
  return (
    <AppDrawer
      footer={<CreateBar model={model} onCancel={onClose} saveLabel={t('generate.save')} />}
      heading={{ title: t('generate.title') }}
      onClose={onClose}
      open
    >
      <AppForm model={model}>
        <FormFields isLocked={!useCan('offer:write')}>
          <GroupField words={words} />
          <LimitsRow>
            <NumberField
              label={t('generate.count')}
              name="count"
              rules={[required, min(1), max(MOST_CODES)]}
              unit={t('generate.codes')}
            />
            <TextField
              input={{ autoComplete: 'off', spellCheck: false, style: { textTransform: 'uppercase' } }}
              label={t('generate.prefix')}
              name="prefix"
              rules={[maxLength(20)]}
            />
          </LimitsRow>
          <NumberField
            help={t('generate.lengthHelp')}
            label={t('generate.length')}
            name="length"
            rules={[required, min(LENGTHS.min), max(LENGTHS.max)]}
            unit={t('generate.characters')}
          />
          <RuleFields showCode={showCode} words={words} zone={show.timeZone} />
        </FormFields>
      </AppForm>
    </AppDrawer>
  );
}
