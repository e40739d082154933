import { AUDIT_YEARS } from '@parterre/contract/choices/audit-choices';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { Promoter } from '@parterre/contract/promoters';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { ClosedFeaturesField, useNameFeatures } from '#access/closed-features-field.tsx';
import {
  useGetPromoterQuery,
  useLazyGetPromoterQuery,
  useUpdatePromoterMutation,
} from '#api/queries/promoters/promoters.ts';
import { requireRuntimeConfig } from '#api/runtime-config.ts';
import { SelectField } from '#forms/fields/select-field.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { MultilineField, TextField } from '#forms/fields/text-field.tsx';
import { type FieldProps, FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { maxLength, required } from '#forms/rules.ts';
import { nameLanguage } from '#i18n/name-language.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import {
  hasBrandChoice,
  LanguagesField,
  nameBrandOf,
  nameYears,
  type PromoterValues,
  readHosts,
  toPromoterBody,
  toPromoterValues,
} from './promoter-values.tsx';

const HOST_ROWS = 4;
const listBrands = ({ brand }: Promoter): string[] => [
  '',
  ...new Set([...requireRuntimeConfig().brands, ...(brand ? [brand] : [])]),
];
const YEARS = ['', ...AUDIT_YEARS.map(String)];

/** `/promoters/:code/edit`: name, brand, languages and the allowed hosts of short links. */
export function EditPromoterDrawer() {
  const { t } = useTranslation('promoters');
  const navigate = useNavigate();
  const code = useParams().code ?? '';
  const result = useGetPromoterQuery({ params: { code } });
  const handleClose = () => void navigate(paths.promoter(code));
  return (
    <EditDrawer id={code} label={t('loading')} onClose={handleClose} result={result} title={t('edit.title')}>
      {(promoter) => <EditPromoterForm onClose={handleClose} promoter={promoter} />}
    </EditDrawer>
  );
}

interface EditPromoterFormProps {
  promoter: Promoter;
  onClose: () => void;
}

/**
 * Changes the promoter. Needs `promoter:write`. A language that would give two things the same name is refused at its
 * checkbox.
 */
function EditPromoterForm({ promoter, onClose }: EditPromoterFormProps) {
  const { t } = useTranslation('promoters');
  const lockReason = useLockReason('promoter:write');
  const canWrite = lockReason === undefined;
  const [update] = useUpdatePromoterMutation();
  const [getPromoter] = useLazyGetPromoterQuery();
  const params = { code: promoter.code };
  const load = (from: Promoter) => ({ values: toPromoterValues(from), revision: from.revision });
  const { model, asked } = useObjectForm<PromoterValues>({
    ...load(promoter),
    place: 'inDrawer',
    reload: async () => load(await getPromoter({ params }).unwrap()),
    send: async (changed, revision) => {
      const saved = await update({ params, body: toPromoterBody(changed), revision }).unwrap();
      showToast(t('saved'), 'success');
      return saved.revision;
    },
    placeError: ({ field }, { linkHosts }) => {
      const at = /^linkHosts\.(\d+)$/.exec(field)?.[1];
      return at === undefined ? {} : { values: { host: readHosts(linkHosts)[Number(at)] ?? '' } };
    },
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="changed"
      heading={{ title: t('edit.title') }}
      reason={lockReason}
      model={model}
      onClose={onClose}
      saveLabel={t('edit.save')}
    >
      <AppForm model={model}>
        <FormFields isLocked={!canWrite}>
          <TextField label={t('edit.name')} name="name" rules={[required, maxLength(LIMITS.promoter.name)]} />
          {hasBrandChoice(promoter) && (
            <SelectField
              help={t('edit.brandHelp')}
              label={t('edit.brand')}
              name="brand"
              options={listBrands(promoter).map((value) => ({ value, label: nameBrandOf(value, t) }))}
            />
          )}
          <LanguagesField help={t('edit.culturesHelp')} label={t('edit.cultures')} name="cultures" rules={[required]} />
          <DefaultLanguageField
            help={t('edit.defaultCultureHelp')}
            label={t('edit.defaultCulture')}
            name="defaultCulture"
            rules={[required]}
          />
          <MultilineField
            help={t('edit.linkHostsHelp')}
            isOptional
            label={t('edit.linkHosts')}
            name="linkHosts"
            rows={HOST_ROWS}
          />
          <SelectField
            help={t('edit.auditYearsHelp')}
            label={t('edit.auditYears')}
            name="auditYears"
            options={YEARS.map((value) => ({ value, label: nameYears(value, t) }))}
          />
          {requireRuntimeConfig().identity.accountUrl && (
            <SwitchField
              help={t('edit.demandsSecondFactorHelp')}
              label={t('edit.demandsSecondFactor')}
              name="demandsSecondFactor"
            />
          )}
          <ClosedFeaturesField help={t('edit.closedFeaturesHelp')} name="closedFeatures" />
        </FormFields>
      </AppForm>
      <PromoterConflict asked={asked} />
    </ObjectDrawer>
  );
}

function PromoterConflict({ asked }: { asked: AskedConflict<PromoterValues> | null }) {
  const { t, i18n } = useTranslation(['promoters', 'programme']);
  const nameFeatures = useNameFeatures();
  const write = (values: PromoterValues, field: keyof PromoterValues): string => {
    if (field === 'cultures') return values.cultures.map((code) => nameLanguage(code, i18n.language)).join(', ');
    if (field === 'defaultCulture') return nameLanguage(values.defaultCulture, i18n.language);
    if (field === 'brand') return nameBrandOf(values.brand, t);
    if (field === 'auditYears') return nameYears(values.auditYears, t);
    if (field === 'closedFeatures') return nameFeatures(values.closedFeatures);
    if (field === 'demandsSecondFactor') return t(values.demandsSecondFactor ? 'demanded.yes' : 'demanded.no');
    return field === 'linkHosts' ? readHosts(values.linkHosts).join(', ') || '–' : values.name;
  };
  return (
    <FormConflict
      asked={asked}
      label={(field) => (field === 'closedFeatures' ? t('programme:closedFeatures') : t(`edit.${field}`))}
      write={write}
    />
  );
}

/** Only a ticked language can be the default, so the options follow the checkboxes. */
function DefaultLanguageField(props: FieldProps) {
  const { i18n } = useTranslation('promoters');
  const cultures: string[] = useWatch({ name: 'cultures' });
  return (
    <SelectField
      {...props}
      options={cultures.map((code) => ({ value: code, label: nameLanguage(code, i18n.language) }))}
    />
  );
}
