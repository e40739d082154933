import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { act } from '@parterre/plan-editor';
import { type Corners, findCorners, middlesOfEdges, type NodeId } from '@parterre/seating-plan/edit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '#features/seating/seating-plans/editor/desk-context.ts';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';
import { PanelNumberField } from '../fields/panel-number-field.tsx';
import { HINT_LOOK, PanelSection } from '../fields/panel-section.tsx';

const AT_FIRST = 12;

/** Edits the corners of the selected figure as numbers, for users who do not drag them. */
export function CornersPanel({ id }: { id: NodeId }) {
  const { t } = useTranslation('plan-editor');
  const { draft } = useDesk();
  const [isAllShown, setAllShown] = useState(false);
  const corners = findCorners(draft, id);
  if (!corners) return null;
  const { points } = corners;
  const shown = isAllShown ? points.length : Math.min(points.length, AT_FIRST);
  return (
    <PanelSection title={t('corners.title', { count: points.length })}>
      <Box component="p" sx={HINT_LOOK}>
        {t('corners.hint')}
      </Box>
      <Box aria-hidden sx={{ ...LINE_LOOK, mb: -1, typography: 'note', color: 'text.secondary' }}>
        <span />
        <span>{t('place.x')}</span>
        <span>{t('place.y')}</span>
        <Box component="span" sx={{ width: 60 }} />
      </Box>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {numberThe(points.slice(0, shown)).map((number) => (
          <CornerLine corners={corners} id={id} key={number} number={number} />
        ))}
      </Box>
      {shown < points.length && (
        <Button onClick={() => setAllShown(true)} size="small">
          {t('corners.all', { count: points.length })}
        </Button>
      )}
    </PanelSection>
  );
}

function CornerLine({ id, corners, number }: { id: NodeId; corners: Corners; number: number }) {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  const { points, min } = corners;
  const index = number - 1;
  const point = points[index];
  const middle = middlesOfEdges(corners)[index];
  if (!point) return null;
  const handleMark = () => desk.set({ corner: { node: id, index } });
  return (
    <Box component="li" sx={LINE_LOOK}>
      <Box component="span" sx={{ typography: 'note', color: 'text.secondary', textAlign: 'right' }}>
        {number}
      </Box>
      <PanelNumberField
        label={t('corners.x', { number })}
        onCommit={(x) => act.moveCorner(desk, id, index, { ...point, x })}
        place={{ onFocus: handleMark }}
        value={point.x}
      />
      <PanelNumberField
        label={t('corners.y', { number })}
        onCommit={(y) => act.moveCorner(desk, id, index, { ...point, y })}
        place={{ onFocus: handleMark }}
        value={point.y}
      />
      <TipIconButton
        disabled={!middle}
        label={t('corners.add', { number })}
        onClick={() => middle && act.addCorner(desk, id, index, middle)}
        size="small"
      >
        <PlusIcon />
      </TipIconButton>
      <TipIconButton
        disabled={points.length <= min}
        label={t('corners.remove', { number })}
        onClick={() => act.removeCorner(desk, id, index)}
        size="small"
      >
        <MinusIcon />
      </TipIconButton>
    </Box>
  );
}

/** Corners are named only by their number. */
const numberThe = (points: readonly unknown[]): number[] => points.map((_, index) => index + 1);

const LINE_LOOK = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 0.5,
};
