import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { GUEST_IMPORT_COLUMNS } from '@parterre/contract/choices/guest-list-choices';
import type { ReadGuests } from '@parterre/contract/guest-lists/import';
import { useTranslation } from 'react-i18next';
import { ColumnChoices } from '#imports/column-choices.tsx';
import { FirstRows } from '#imports/first-rows.tsx';
import type { GuestChoices } from './use-import-guests.ts';

interface ImportPreviewProps {
  preview: ReadGuests;
  choices: GuestChoices;
  isBusy: boolean;
  onChange: (choices: GuestChoices) => void;
}

export function ImportPreview({ preview, choices, isBusy, onChange }: ImportPreviewProps) {
  const { t } = useTranslation('guest-lists');
  const { guests, people, failed, problems, sample, left, table } = preview;
  const columns = GUEST_IMPORT_COLUMNS.map((name) => ({ name, label: t(`import.column.${name}`) }));
  // Typed lines have no columns to choose.
  const isTable = table.headings.length > 1 && (table.hasHeadings || choices.firstRow !== undefined);
  const isUnread = isTable && guests === 0 && failed === 0;
  return (
    <Box aria-busy={isBusy} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box aria-live="polite">
        {isUnread ? (
          <Alert severity="warning">{t('import.chooseName')}</Alert>
        ) : (
          <Box
            sx={{ fontWeight: 'fontWeightMedium' }}
          >{`${t('import.guests', { count: guests })}, ${t('import.people', { count: people })} · ${t('import.left', { count: left })}`}</Box>
        )}
      </Box>
      {isTable && (
        <>
          <ColumnChoices choices={choices} columns={columns} isDisabled={isBusy} onChange={onChange} table={table} />
          <FirstRows labels={Object.fromEntries(columns.map(({ name, label }) => [name, label]))} table={table} />
        </>
      )}
      {sample.length > 0 && (
        <Box component="section">
          <Box component="h3" sx={HEAD_LOOK}>
            {t('import.toAdd')}
          </Box>
          <Box component="ul" sx={LIST_LOOK}>
            {sample.map(({ row, name, plusOnes, email, note }) => (
              <li key={row}>
                {[plusOnes > 0 ? `${name} +${plusOnes}` : name, email, note].filter(Boolean).join(' · ')}
              </li>
            ))}
            {guests > sample.length && <li>{t('import.more', { count: guests - sample.length })}</li>}
          </Box>
        </Box>
      )}
      {failed > 0 && (
        <Alert severity="warning">
          {t('import.failed', { count: failed })}
          <Box component="ul" sx={LIST_LOOK}>
            {problems.map(({ row, text, problem }) => (
              <li key={row}>
                {[t('import.line', { row }), text && `${text}:`, t(`import.problems.${problem}`)]
                  .filter(Boolean)
                  .join(' ')}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}

const HEAD_LOOK = { m: 0, mb: 0.5, typography: 'subtitle2' };
const LIST_LOOK = { m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' };
