import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DateRange } from './date-range.ts';
import { formatDay } from './format-date-time.ts';
import { LOOK } from './look.ts';
import { RangePanel } from './range-panel.tsx';
import { StrokeIcon } from './stroke-icon.tsx';

interface DateRangePickerProps {
  label: string;
  /** null: no range is set. */
  range: DateRange | null;
  onChange: (range: DateRange) => void;
  /** Left out, the range cannot be removed. */
  onClear?: () => void;
  /** Today at the reader's place, `YYYY-MM-DD`. */
  todayOn: string;
}

/** A filter chip that opens shortcuts, two typed days and two months. */
export function DateRangePicker({ label, range, onChange, onClear, todayOn }: DateRangePickerProps) {
  const { t } = useTranslation('kit');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <Box sx={range ? CHIP_ON : CHIP_OFF}>
      <ButtonBase
        aria-expanded={anchor !== null}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ font: 'inherit', gap: 0.75, px: 1, height: '100%', borderRadius: '6px' }}
      >
        <StrokeIcon name="calendar" size={14} />
        <span>{label}</span>
        {range && <b>{`${formatDay(range.dateFrom)} – ${formatDay(range.dateTo)}`}</b>}
      </ButtonBase>
      {range && onClear && (
        <ButtonBase aria-label={t('dates.clear', { label })} onClick={onClear} sx={{ height: '100%', pr: 1, pl: 0.25 }}>
          <StrokeIcon name="close" size={14} />
        </ButtonBase>
      )}
      <Popover
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={close}
        open={anchor !== null}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5 } } }}
      >
        <RangePanel
          onApply={(applied) => {
            onChange(applied);
            close();
          }}
          onCancel={close}
          range={range}
          todayOn={todayOn}
        />
      </Popover>
    </Box>
  );
}

const CHIP = {
  display: 'inline-flex',
  alignItems: 'center',
  height: 28,
  borderRadius: '6px',
  fontSize: 13,
  fontWeight: 530,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '& b': { fontWeight: 530 },
};
const CHIP_ON = { ...CHIP, border: `1px solid ${LOOK.primaryLine}`, bgcolor: LOOK.primarySoft, color: LOOK.primaryInk };
const CHIP_OFF = { ...CHIP, border: `1px dashed ${LOOK.lineStrong}`, color: LOOK.text2 };
