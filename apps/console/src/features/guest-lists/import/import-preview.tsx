import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReadGuests } from '@parterre/contract/guest-lists';
import { useTranslation } from 'react-i18next';

/** Who would be put on the list, and which lines bring nobody. */
export function ImportPreview({ preview }: { preview: ReadGuests }) {
  const { t } = useTranslation('guest-lists');
  const { guests, people, failed, problems, sample, left } = preview;
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        sx={{ fontWeight: 530 }}
      >{`${t('import.guests', { count: guests })}, ${t('import.people', { count: people })} · ${t('import.left', { count: left })}`}</Box>
      {sample.length > 0 && (
        <Box component="ul" sx={LIST_LOOK}>
          {sample.map(({ row, name, plusOnes, email, note }) => (
            <li key={row}>{[plusOnes > 0 ? `${name} +${plusOnes}` : name, email, note].filter(Boolean).join(' · ')}</li>
          ))}
          {guests > sample.length && <li>{t('import.more', { count: guests - sample.length })}</li>}
        </Box>
      )}
      {failed > 0 && (
        <Alert severity="warning">
          {t('import.failed', { count: failed })}
          <Box component="ul" sx={LIST_LOOK}>
            {problems.map(({ row, text, problem }) => (
              <li key={row}>
                {t('import.line', { row })} {text}: {t(`import.problems.${problem}`)}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}

const LIST_LOOK = { m: 0, pl: 2.5, fontSize: 13, lineHeight: '20px', overflowWrap: 'anywhere' };
