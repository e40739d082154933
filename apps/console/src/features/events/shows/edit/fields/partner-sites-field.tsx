import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { useListShowPartnerSitesQuery } from '#api/queries/events/shows.ts';
import { CheckList } from '#forms/fields/checks-field.tsx';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { type FieldProps, useField } from '#forms/fields/use-field.tsx';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';

/** Holds the ids of the partner sites that sell the show; null means all, including future ones. */
export function PartnerSitesField({ showCode, ...props }: FieldProps & { showCode: string }) {
  const { t } = useTranslation('shows');
  const field = useField(props);
  const { data, error } = useListShowPartnerSitesQuery({ params: { showCode } });
  const chosen: unknown[] | null = Array.isArray(field.value) ? field.value : null;
  const sites = data?.items ?? [];
  const selected = sites.filter(({ isSelected }) => isSelected).map(({ id }) => id);
  return (
    <FieldFrame field={field} kind="group">
      <Box sx={{ '& > [role=radiogroup]': { height: 36 } }}>
        <SegmentedControl
          isFullWidth
          label={field.label}
          onChange={(mode) => field.change(mode === 'all' ? null : selected)}
          options={[
            { value: 'all', label: t('sites.all') },
            { value: 'chosen', label: t('sites.chosen') },
          ]}
          value={chosen === null ? 'all' : 'chosen'}
        />
      </Box>
      {error && (
        <Box role="alert" sx={{ mt: 1 }}>
          {errorText(error)}
        </Box>
      )}
      {!data && !error && <SkeletonRows count={3} label={t('page.loading')} rowHeight={36} />}
      <CheckList
        field={{ ...field, value: chosen ?? sites.map(({ id }) => id), disabled: field.disabled || chosen === null }}
        look={{ list: { mt: 1 }, row: { mr: 0 } }}
        options={sites.map((site) => ({
          value: site.id,
          label: site.name,
          note: site.isSelected && t('sites.tickets', { count: site.priceCount }),
        }))}
      />
    </FieldFrame>
  );
}
