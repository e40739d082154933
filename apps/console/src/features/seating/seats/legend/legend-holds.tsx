import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { EditIcon } from '#ui/icons.tsx';
import { useCounts, useSeatDesk } from '../desk/seat-desk-context.ts';
import type { ArmingModel } from '../desk/use-arming.ts';
import { HoldFlag } from './legend-marks.tsx';
import { LegendRow, LegendSection } from './legend-section.tsx';
import { LOW, ROW_ACTIONS_LOOK, SelectButton, TOUCH } from './select-button.tsx';

export function LegendHolds({ arming }: { arming: ArmingModel }) {
  const { t, i18n } = useTranslation('seats');
  const { desk, kind, show, holds, readOnlyReason } = useSeatDesk();
  const counts = useCounts(desk.map);
  const isArmable = kind === 'holds' && readOnlyReason === undefined;
  const focusKey = (arming.armedRow ?? arming.rows[0])?.key;
  const countOf = (ordinal: number) => counts.holds.find((hold) => hold.ordinal === ordinal)?.seats ?? 0;
  const seatsOf = (ordinal: number) => formatNumber(countOf(ordinal), i18n.language);
  const manyOf = (ordinal: number) => ({ count: countOf(ordinal), number: seatsOf(ordinal) });
  const armOf = (key: string) =>
    isArmable
      ? {
          isArmed: arming.armedRow?.key === key,
          isFocusable: focusKey === key,
          onArm: () =>
            arming.armedRow?.key === key ? arming.disarm() : arming.arm(arming.rows.find((row) => row.key === key)),
        }
      : undefined;
  return (
    <LegendSection
      title={t('legend.holds')}
      isArmable={isArmable}
      aside={
        readOnlyReason === undefined && (
          <Link href={paths.newHold(show.showCode)} sx={{ typography: 'columnHead' }}>
            {t('legend.addHold')}
          </Link>
        )
      }
    >
      {holds.map((hold) => {
        const sales = t(hold.allowSales ? 'legend.salesAllowed' : 'legend.noSales');
        return (
          <Box key={hold.holdId} sx={HOLD_LOOK}>
            <LegendRow
              columns={COLUMNS}
              mark={<HoldFlag flag={hold.reservationFlag} colour={hold.colour} />}
              name={hold.label}
              seats={seatsOf(hold.ordinal)}
              note={<Box sx={NOTE_LOOK}>{sales}</Box>}
              description={t('legend.rowHold', { ...manyOf(hold.ordinal), sales })}
              arm={armOf(`hold-${hold.ordinal}`)}
            />
            <SelectButton filter={{ hold: hold.ordinal }} name={hold.label} rightPx={40} touchRightPx={44} />
            <IconButton
              size="small"
              href={paths.hold(show.showCode, hold.holdId)}
              data-row-action
              aria-label={t('legend.openHold', { name: hold.label })}
              sx={{ position: 'absolute', right: 10, top: 3, [LOW]: { top: 0 }, bgcolor: LOOK.surface }}
            >
              <EditIcon />
            </IconButton>
          </Box>
        );
      })}
      {kind === 'holds' && (
        <LegendRow
          columns={COLUMNS}
          mark={<HoldFlag flag="–" colour={null} />}
          name={t('legend.noHold')}
          seats={seatsOf(0)}
          note={null}
          description={t('seats', manyOf(0))}
          arm={armOf('hold-none')}
        />
      )}
      {kind === 'tickets' && holds.length === 0 && <Box sx={EMPTY_LOOK}>{t('legend.noHolds')}</Box>}
    </LegendSection>
  );
}

const COLUMNS = '34px minmax(0,1fr) 44px 92px';
/** On touch screens two buttons take the place of the sale status, which moves below the name. */
const HOLD_LOOK = [
  ROW_ACTIONS_LOOK,
  {
    [TOUCH]: {
      '& > [data-legend-row]': {
        height: 48,
        pr: '84px',
        gridTemplateColumns: '34px minmax(0,1fr) 44px',
        alignContent: 'center',
      },
      '& > [data-legend-row] > :nth-of-type(4)': { gridColumn: '2 / -1', gridRow: 2, textAlign: 'left' },
      '& > [data-row-action]': { top: 10 },
    },
  },
];
const NOTE_LOOK = { typography: 'note', color: LOOK.text3, whiteSpace: 'nowrap' };
const EMPTY_LOOK = { px: 1.75, pb: 1, typography: 'note', color: LOOK.text3 };
