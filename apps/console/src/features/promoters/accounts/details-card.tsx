import Box from '@mui/material/Box';
import type { Account } from '@parterre/contract/accounts';
import { MAIL_LANGUAGES, TIME_FORMATS, type TimeFormat } from '@parterre/contract/choices/account-choices';
import { LIMITS } from '@parterre/contract/choices/limits';
import { useTranslation } from 'react-i18next';
import { useLazyGetAccountQuery, useUpdateAccountMutation } from '#api/queries/promoters/accounts.ts';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import { SelectField } from '#forms/fields/select-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { FormSaveBar } from '#forms/object/form-save-bar.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { FormConflict } from '#forms/object/use-stale-save.tsx';
import { maxLength, required } from '#forms/rules.ts';
import { LANGUAGES } from '#i18n/languages.ts';
import { useSession } from '#session/session.ts';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/notices/notices.tsx';

type Values = Pick<Account, 'name' | 'language' | 'timeFormat'>;

/** Edits the user's own name, language and time format. Needs no permission: the data are their own. */
export function DetailsCard({ account }: { account: Account }) {
  const { t } = useTranslation('accounts');
  const session = useSession();
  const [update] = useUpdateAccountMutation();
  const [getAccount] = useLazyGetAccountQuery();
  const load = ({ name, language, timeFormat, revision }: Account) => ({
    values: { name, language, timeFormat },
    revision,
  });
  const { model, asked } = useObjectForm<Values>({
    ...load(account),
    place: 'inPage',
    reload: async () => load(await getAccount().unwrap()),
    send: async (changed, revision) => {
      const saved = await update({ body: changed, revision }).unwrap();
      // The profile menu takes the name from the token, so renew it.
      void session.refresh();
      showToast(t('saved'), 'success');
      return saved.revision;
    },
    staysOpen: true,
  });
  const nameFormat = (format: TimeFormat) => t(`format.${format}`);
  const nameOwn = (language: Account['language']) => (language ? LANGUAGES[language] : t('anyLanguage'));
  return (
    <Card title={t('details.title')}>
      <Box sx={{ p: 2, maxWidth: 520 }}>
        <AppForm model={model}>
          <TextField label={t('details.name')} name="name" rules={[required, maxLength(LIMITS.user.name)]} />
          <SelectField
            help={t('details.languageHelp')}
            label={t('details.language')}
            name="language"
            options={[
              { value: null, label: t('anyLanguage') },
              ...MAIL_LANGUAGES.map((value) => ({ value, label: LANGUAGES[value] ?? value })),
            ]}
          />
          <SegmentedField
            help={t('details.timeFormatHelp')}
            label={t('details.timeFormat')}
            name="timeFormat"
            options={TIME_FORMATS.map((value) => ({ value, label: nameFormat(value) }))}
          />
        </AppForm>
      </Box>
      <FormSaveBar model={model} saveLabel={t('details.save')} />
      <FormConflict
        asked={asked}
        label={(field) => t(`details.${field}`)}
        write={(values, field) =>
          field === 'timeFormat'
            ? nameFormat(values.timeFormat)
            : ((field === 'language' ? nameOwn(values.language) : values.name) ?? '')
        }
      />
    </Card>
  );
}
