import { FEATURES, type FeatureId } from '@parterre/contract/wire/permissions';
import { useTranslation } from 'react-i18next';
import { ChecksField } from '#forms/fields/checks-field.tsx';
import type { FieldProps } from '#forms/fields/use-field.tsx';

/** The features switched off for a promoter or for one user. */
export function ClosedFeaturesField(props: Omit<FieldProps, 'label'>) {
  const { t } = useTranslation('programme');
  return (
    <ChecksField
      {...props}
      label={t('closedFeatures')}
      look={{ list: { gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } }}
      options={FEATURES.map((id) => ({ value: id, label: t(`feature.${id}`) }))}
    />
  );
}

/** Returns the names of closed features in the reader's language; a dash for none. */
export function useNameFeatures(): (features: readonly FeatureId[]) => string {
  const { t } = useTranslation('programme');
  return (features) => features.map((id) => t(`feature.${id}`)).join(', ') || '–';
}
