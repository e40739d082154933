import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { bendRows, findBend, type NodeId } from '@parterre/seating-plan/edit';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../desk/desk-context.ts';
import { PAIR_LOOK } from '../fields/fields-look.ts';
import { NumberField } from '../fields/number-field.tsx';

/** Nobody bends a whole stadium at once, and measuring it takes its time. */
const ROWS_MAX = 300;
/** Less than this is a rounding of the coordinates. */
const STRAIGHT = 0.05;

/** How far the middle of the rows lies behind the line between their ends. */
export function BendFields({ rows }: { rows: readonly NodeId[] }) {
  const { t } = useTranslation('plan-editor');
  const { editor, draft } = useDesk();
  const bends = rows.length > ROWS_MAX ? [] : rows.flatMap((row) => findBend(draft, row) ?? []);
  const [first] = bends;
  if (!first) return null;
  const heights = bends.map(({ height }) => (Math.abs(height) < STRAIGHT ? 0 : height));
  const isOne = heights.every((height) => Math.abs(height - (heights[0] ?? 0)) < STRAIGHT);
  const most = Math.floor(Math.max(...bends.map(({ chord }) => chord)) / 2);
  const bend = (height: number) => {
    const heights = rows.map((row) => [row, height] as const);
    editor.run((change) => void bendRows(change, heights));
  };
  return (
    <Box sx={PAIR_LOOK}>
      <NumberField
        label={t('rows.bend')}
        max={most}
        min={-most}
        onCommit={bend}
        value={isOne ? (heights[0] ?? 0) : null}
      />
      <Button
        disabled={heights.every((height) => height === 0)}
        onClick={() => bend(0)}
        sx={{ alignSelf: 'end' }}
        variant="outlined"
      >
        {t('rows.straighten')}
      </Button>
    </Box>
  );
}
