import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { sayRanges } from '../explain/seat-words.ts';
import type { ContestedSeat, SeatSide } from './read-save-failure.ts';

export type Side = 'mine' | 'theirs';

interface ContestedListProps {
  seats: readonly ContestedSeat[];
  sideOf: (seat: number) => Side;
  onChoose: (seats: readonly number[], side: Side) => void;
}

/** Beyond this number, seats are decided together: nobody reads them one by one. */
const ROWS_MAX = 200;

export function ContestedList({ seats, sideOf, onChoose }: ContestedListProps) {
  const { t, i18n } = useTranslation('seats');
  const { desk } = useSeatDesk();
  const all = seats.map(({ seat }) => seat);
  const hidden = seats.length - ROWS_MAX;
  return (
    <Box component="section" sx={{ mt: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="h3" sx={{ typography: 'h3', m: 0, flex: 1 }}>
          {t('conflict.contested', { count: seats.length })}
        </Box>
        <Button onClick={() => onChoose(all, 'mine')} size="small" variant="outlined">
          {t('conflict.allMine')}
        </Button>
        <Button onClick={() => onChoose(all, 'theirs')} size="small" variant="outlined">
          {t('conflict.allTheirs')}
        </Button>
      </Box>
      <Box sx={{ maxHeight: 320, overflowY: 'auto', mt: 1 }}>
        {seats.slice(0, ROWS_MAX).map(({ seat, mine, theirs }) => {
          const name = sayRanges(t, desk.geometry, [{ from: seat, to: seat }]).join('');
          return (
            <Box aria-label={name} key={seat} role="radiogroup" sx={ROW_LOOK}>
              <span>{name}</span>
              <SideChoice
                isChosen={sideOf(seat) === 'mine'}
                name={name}
                onChoose={() => onChoose([seat], 'mine')}
                side="mine"
                values={mine}
              />
              <SideChoice
                isChosen={sideOf(seat) === 'theirs'}
                name={name}
                onChoose={() => onChoose([seat], 'theirs')}
                side="theirs"
                values={{
                  price: mine.price === undefined ? undefined : theirs.price,
                  hold: mine.hold === undefined ? undefined : theirs.hold,
                }}
              />
            </Box>
          );
        })}
        {hidden > 0 && (
          <Box sx={{ py: 1, color: LOOK.text2 }}>
            {t('conflict.more', { count: hidden, number: formatNumber(hidden, i18n.language) })}
          </Box>
        )}
      </Box>
    </Box>
  );
}

interface SideChoiceProps {
  side: Side;
  name: string;
  values: SeatSide;
  isChosen: boolean;
  onChoose: () => void;
}

function SideChoice({ side, name, values, isChosen, onChoose }: SideChoiceProps) {
  const { t } = useTranslation('seats');
  const { prices, holds } = useSeatDesk();
  const price = prices.find(({ ordinal }) => ordinal === values.price)?.name ?? t('legend.noPrice');
  const hold = holds.find(({ ordinal }) => ordinal === values.hold)?.label ?? t('legend.noHold');
  const words = [...(values.price === undefined ? [] : [price]), ...(values.hold === undefined ? [] : [hold])];
  return (
    <Box component="label" sx={CHOICE_LOOK}>
      <input checked={isChosen} name={`contested-${name}`} onChange={onChoose} type="radio" />
      <span>
        <Box component="span" sx={{ color: LOOK.text2 }}>
          {t(`conflict.${side}`)}:
        </Box>{' '}
        {words.join(', ')}
      </span>
    </Box>
  );
}

const ROW_LOOK = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr)' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' }, fontWeight: 'fontWeightMedium' },
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 32,
  py: 0.5,
  typography: 'body2',
  borderTop: `1px solid ${LOOK.line}`,
};

const CHOICE_LOOK = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.75,
  minHeight: 24,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& input': { flex: 'none', width: 16, height: 16, m: '2px 0 0', accentColor: LOOK.primary },
};
