import Box from '@mui/material/Box';
import type { HoldUses as Uses } from '@parterre/contract/holds';
import { useTranslation } from 'react-i18next';

interface HoldUsesProps {
  /** The uses of the holds in question; null if they could not be read. */
  uses: Uses['items'] | null;
  note: string;
}

/** A hold may be used by hundreds of lists and codes; the rest is only counted. */
const ROWS_MAX = 8;

export function HoldUses({ uses, note }: HoldUsesProps) {
  const { t } = useTranslation('holds');
  if (!uses) return <Box sx={{ mt: 1.5 }}>{t('release.usesUnknown')}</Box>;
  const rows = [
    ...uses.flatMap(({ guestLists }) =>
      guestLists.map(({ guestListId, name, waiting }) => ({
        key: `list-${guestListId}`,
        name: name === null ? t('release.listUnnamed') : t('release.list', { name }),
        count: t('release.waiting', { count: waiting }),
      })),
    ),
    ...uses.flatMap(({ holdId, offerCodes }) =>
      offerCodes.map(({ tag, codes }) => ({
        key: `codes-${holdId}-${tag}`,
        name: tag === '' ? t('release.codesUntagged') : t('release.codes', { tag }),
        count: t('release.codeCount', { count: codes }),
      })),
    ),
  ];
  if (rows.length === 0) return null;
  const hidden = rows.length - ROWS_MAX;
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Box component="h3" sx={{ typography: 'h3', m: 0 }}>
        {t('release.uses')}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, mb: 1, p: 0 }}>
        {rows.slice(0, ROWS_MAX).map(({ key, name, count }) => (
          <Box component="li" key={key} sx={ROW_LOOK}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box>
            <Box sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>{count}</Box>
          </Box>
        ))}
        {hidden > 0 && <li>{t('release.moreUses', { count: hidden })}</li>}
      </Box>
      {note}
    </Box>
  );
}

const ROW_LOOK = { display: 'flex', gap: 1.5, py: 0.5, borderTop: 1, borderColor: 'divider' };
