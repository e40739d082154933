import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LIMITS } from '@parterre/contract/choices/limits';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { type FieldProps, useField } from '#forms/fields/use-field.tsx';
import type { CopyDate } from './copy-dates.ts';
import { DateRow } from './date-row.tsx';

/** Holds the dates of the new shows; each can be removed, or corrected if the clocks change. */
export function DatesField({ timeZone, ...props }: FieldProps & { timeZone: string }) {
  const { t } = useTranslation('shows');
  const field = useField(props);
  const dates: CopyDate[] = Array.isArray(field.value) ? field.value : [];
  const handleReplace = (index: number, next: CopyDate | undefined) =>
    field.change(dates.flatMap((date, at) => (at === index ? (next ?? []) : [date])));
  return (
    <FieldFrame
      aside={
        dates.length > 0 && (
          <Box sx={{ display: 'flex', gap: 1.5, typography: 'note', color: 'text.secondary' }}>
            {t('duplicate.count', { count: dates.length, most: LIMITS.show.copies })}
            <Link component="button" onClick={() => field.change([])} sx={{ font: 'inherit' }} type="button">
              {t('duplicate.removeAll')}
            </Link>
          </Box>
        )
      }
      field={field}
      kind="group"
    >
      <Box
        aria-describedby={field.describedBy}
        aria-labelledby={`${field.id}-label`}
        component="ul"
        ref={field.attach}
        sx={LIST_LOOK}
        tabIndex={-1}
      >
        {dates.length === 0 && (
          <Box component="li" sx={{ px: 1.25, py: 1, color: 'text.secondary' }}>
            {t('duplicate.none')}
          </Box>
        )}
        {dates.map((date, index) => (
          <DateRow
            date={date}
            key={date.startsAtLocal}
            onChange={(next) => handleReplace(index, next)}
            onRemove={() => handleReplace(index, undefined)}
            timeZone={timeZone}
          />
        ))}
      </Box>
    </FieldFrame>
  );
}

const LIST_LOOK = {
  m: 0,
  p: 0,
  maxHeight: 320,
  overflowY: 'auto',
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};
