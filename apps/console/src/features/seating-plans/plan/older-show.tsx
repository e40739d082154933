import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { PlanShow } from '@parterre/contract/seating-plans';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatDateTime } from '../../../dates/format-date-time.ts';
import { chooseText } from '../../../i18n/choose-text.ts';
import { formatNumber } from '../../../i18n/format-number.ts';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';

/** An event on an older version: who may not move it can look at what would change. */
export function OlderShow({ show, newest }: { show: PlanShow; newest: string }) {
  const { t, i18n } = useTranslation('version-move');
  const canMove = useCan('seat:write');
  const name = chooseText(show.name, i18n.language, show.defaultCulture);
  const words = { name, version: newest };
  const number = formatNumber(show.planVersionNumber, i18n.language);
  return (
    <Box component="li" sx={ROW_LOOK}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link href={paths.showSeating(show.showCode)} sx={{ fontWeight: 'fontWeightMedium' }}>
          {name}
        </Link>
        <Box sx={{ color: 'text.secondary' }}>
          {`${formatDateTime(show.startsAtLocal, DAY_TIME_TEMPLATE)} · ${show.venueName} · ${t('older.version', { version: number })}`}
        </Box>
      </Box>
      <Button
        aria-label={t(canMove ? 'older.moveEvent' : 'older.lookEvent', words)}
        href={paths.showVersionMove(show.showCode)}
        size="small"
        variant="outlined"
      >
        {t(canMove ? 'older.move' : 'older.look')}
      </Button>
    </Box>
  );
}

const ROW_LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
};
