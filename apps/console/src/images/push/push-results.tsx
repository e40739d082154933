import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { PushedImages } from '@parterre/contract/artist-campaigns';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatDateTime } from '../../dates/format-date-time.ts';
import { chooseText } from '../../i18n/choose-text.ts';
import { paths } from '../../paths.ts';
import { type ChipTone, ToneChip } from '../../ui/status-chip.tsx';

export type Pushed = PushedImages['items'][number];

const OUTCOMES = ['added', 'replaced', 'unchanged', 'refused'] as const;
const TONES: Record<Pushed['result'], ChipTone> = {
  added: 'ok',
  replaced: 'ok',
  unchanged: 'neutral',
  refused: 'warn',
};

/** What became of a campaign's picture at each of its events, by date. */
export function PushResults({ results }: { results: readonly Pushed[] }) {
  const { t, i18n } = useTranslation('images');
  if (results.length === 0) return <Box>{t('push.none')}</Box>;
  const counted = OUTCOMES.map((result) => ({
    result,
    count: results.filter((item) => item.result === result).length,
  }));
  return (
    <>
      <Box role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {counted
          .filter(({ count }) => count > 0)
          .map(({ result, count }) => t(`push.counted.${result}`, { count }))
          .join(' · ')}
      </Box>
      <Box sx={{ maxHeight: 360, overflowY: 'auto' }} tabIndex={0}>
        <Box component="table" sx={TABLE_LOOK}>
          <caption>{t('push.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('push.event')}</th>
              <th scope="col">{t('push.result')}</th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ showCode, name, startsAtLocal, result, reason }) => (
              <tr key={showCode}>
                <th scope="row">
                  <Link color="text.primary" href={paths.show(showCode)} underline="hover">
                    {chooseText(name, i18n.language)}
                  </Link>
                  <Box sx={NOTE_LOOK}>{formatDateTime(startsAtLocal, DAY_TIME_TEMPLATE)}</Box>
                </th>
                <td>
                  <ToneChip tone={TONES[result]}>{t(`push.results.${result}`)}</ToneChip>
                  {reason && <Box sx={{ ...NOTE_LOOK, mt: 0.5 }}>{t(`push.reasons.${reason}`)}</Box>}
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  );
}

const NOTE_LOOK = { fontSize: 12, lineHeight: '16px', fontWeight: 'fontWeightRegular', color: 'text.secondary' };
const TABLE_LOOK = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  '& caption': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& th, & td': { py: 1, pr: 1, textAlign: 'left', verticalAlign: 'top', borderBottom: 1, borderColor: 'divider' },
  '& thead th': { fontSize: 12, fontWeight: 'fontWeightMedium', color: 'text.secondary' },
  '& tbody th': { fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' },
  '& td': { width: '40%' },
};
