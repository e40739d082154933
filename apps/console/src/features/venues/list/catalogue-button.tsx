import type { ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/reasoned-button.tsx';

/** Leads to the venues of the public catalogue that can be copied. */
export function CatalogueButton({ size = 'medium' }: Pick<ButtonProps, 'size'>) {
  const { t } = useTranslation('venues');
  const search = usePageSearch();
  const reason = useCan('venue:create') ? undefined : t('reason.permission');
  return (
    <ReasonedButton href={`${paths.venueCatalogue()}${search}`} reason={reason} size={size}>
      {t('list.useCatalogue')}
    </ReasonedButton>
  );
}
