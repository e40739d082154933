import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ZOOM_STEP } from '@parterre/canvas';
import type { PlanNode, Refusal } from '@parterre/seating-plan/edit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';
import { useMovingDesk } from '../desk-context.ts';

interface StatusLineProps {
  readOnlyReason: string | undefined;
  /** Shown while nothing is selected. */
  hint?: string | undefined;
  /** Reports what somebody else has drawn. */
  news?: ReactNode;
}

/** Always visible, because drawing depends on it: the selection, the pointer's position and the scale. */
export function EditorStatusLine({ readOnlyReason, hint, news }: StatusLineProps) {
  const { t, i18n } = useTranslation('plan-editor');
  const desk = useMovingDesk();
  const { editor, pointer, camera } = desk;
  const { selection } = editor;
  const selected = desk.selectedSeats.size;
  const describeSelection = () => {
    if (selection.size === 0) return hint ?? t('status.nothing');
    if (selected === 0) return t('status.objects', { count: selection.size });
    const seats = t('status.selected', { count: selected });
    const figures = [...selection].filter((id) => isFigure(desk.draft.find(id)?.kind)).length;
    return figures > 0 ? `${seats} · ${t('status.objects', { count: figures })}` : seats;
  };
  const describeRefusal = (refusal: Refusal) =>
    refusal.what === 'page' ? t('status.offPage') : t(`status.tooMany.${refusal.what}`, { max: refusal.max });
  const write = (value: number) => formatNumber(Math.round(value), i18n.language);
  return (
    <Box component="footer" sx={LINE_LOOK}>
      {readOnlyReason ? (
        <Box component="span" sx={TEXT_LOOK}>
          {readOnlyReason}
        </Box>
      ) : (
        <>
          {editor.refusal ? (
            <Box component="span" role="alert" sx={{ ...TEXT_LOOK, color: 'error.ink' }}>
              {describeRefusal(editor.refusal)}
            </Box>
          ) : (
            <Box component="span" role="status" sx={TEXT_LOOK}>
              {describeSelection()}
            </Box>
          )}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {t('page.seats', { count: desk.seatCount })}
          </Box>
        </>
      )}
      {news}
      <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
      {pointer && hint === undefined && <span>{`${write(pointer.x)}; ${write(pointer.y)}`}</span>}
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <TipIconButton label={t('status.zoomOut')} onClick={() => desk.zoom(1 / ZOOM_STEP)} size="small">
          <MinusIcon />
        </TipIconButton>
        <Box component="span" sx={{ minWidth: 44, textAlign: 'center' }}>
          {formatNumber(camera.scale, i18n.language, { style: 'percent' })}
        </Box>
        <TipIconButton label={t('status.zoomIn')} onClick={() => desk.zoom(ZOOM_STEP)} size="small">
          <PlusIcon />
        </TipIconButton>
        <Button onClick={() => desk.fit()} size="small" variant="text">
          {t('status.fit')}
        </Button>
      </Box>
    </Box>
  );
}

/** Figures move and are deleted like blocks, but have no seats. */
const isFigure = (kind: PlanNode['kind'] | undefined): boolean => kind === 'area' || kind === 'shape';

/** On a phone the text shares the line only with the zoom. */
const TEXT_LOOK = { flex: { xs: 1, sm: '0 1 auto' }, minWidth: 0, whiteSpace: 'normal' };

const LINE_LOOK = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: 2,
  minHeight: 36,
  px: 2,
  py: { xs: 0.75, sm: 0 },
  bgcolor: LOOK.surface,
  borderTop: `1px solid ${LOOK.line}`,
  color: LOOK.text2,
  typography: 'caption',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
};
