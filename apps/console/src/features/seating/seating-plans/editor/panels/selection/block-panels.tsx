import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { planOutline } from '@parterre/plan-editor';
import { listSeats, type NodeId, updateBlock } from '@parterre/seating-plan/edit';
import { useTranslation } from 'react-i18next';
import { useDesk } from '#features/seating/seating-plans/editor/desk-context.ts';
import { PAIR_LOOK, PanelSection } from '../fields/panel-section.tsx';
import { ValueField } from '../fields/value-field.tsx';

export function BlockPanel({ id }: { id: NodeId }) {
  const { t } = useTranslation('plan-editor');
  const { editor, draft, columns } = useDesk();
  const { label, description, bestRank, outline } = draft.require(id, 'block');
  const seats = listSeats(draft, id);
  const handleUpdate = (values: Parameters<typeof updateBlock>[2]) =>
    editor.run((change) => void updateBlock(change, id, values));
  const checkRank = (text: string) => (isRank(text) ? undefined : t('block.rankRefused'));
  return (
    <PanelSection title={t('block.title', { count: seats.length })}>
      <Box sx={PAIR_LOOK}>
        <ValueField label={t('block.label')} onCommit={(text) => handleUpdate({ label: text.trim() })} value={label} />
        <ValueField
          check={checkRank}
          number={{}}
          label={t('block.rank')}
          onCommit={(text) => handleUpdate({ bestRank: readRank(text) })}
          value={writeRank(bestRank)}
        />
      </Box>
      <ValueField
        label={t('block.description')}
        onCommit={(text) => handleUpdate({ description: text.trim() })}
        area={{ rows: 2 }}
        value={description}
      />
      {outline ? (
        <Button onClick={() => handleUpdate({ outline: null })} variant="outlined">
          {t('block.removeOutline')}
        </Button>
      ) : (
        seats.length > 0 && (
          <Button onClick={() => handleUpdate({ outline: planOutline(draft, id, columns.pitch) })} variant="outlined">
            {t('block.drawOutline')}
          </Button>
        )
      )}
    </PanelSection>
  );
}

export function BlocksPanel({ ids }: { ids: readonly NodeId[] }) {
  const { t } = useTranslation('plan-editor');
  const { editor, draft, columns } = useDesk();
  const blocks = ids.map((id) => draft.require(id, 'block'));
  const shared = (values: readonly string[]) => (new Set(values).size === 1 ? values[0] : undefined);
  const rank = shared(blocks.map(({ bestRank }) => writeRank(bestRank)));
  const description = shared(blocks.map((block) => block.description));
  const handleUpdate = (read: (id: NodeId, at: number) => Parameters<typeof updateBlock>[2]) =>
    editor.run((change) => {
      for (const [at, id] of ids.entries()) updateBlock(change, id, read(id, at));
      return undefined;
    });
  return (
    <PanelSection title={t('regroup.blocks', { count: ids.length })}>
      <Box sx={PAIR_LOOK}>
        <ValueField
          check={(text) => (isRank(text) ? undefined : t('block.rankRefused'))}
          number={{}}
          label={t('block.rank')}
          onCommit={(text) => handleUpdate(() => ({ bestRank: readRank(text) }))}
          area={{ placeholder: rank === undefined ? t('seats.mixed') : '' }}
          value={rank ?? ''}
        />
        <Button
          onClick={() => handleUpdate((_id, at) => ({ bestRank: at + 1 }))}
          sx={{ alignSelf: 'end' }}
          variant="outlined"
        >
          {t('block.rankInTurn', { count: ids.length })}
        </Button>
      </Box>
      <ValueField
        label={t('block.description')}
        onCommit={(text) => handleUpdate(() => ({ description: text.trim() }))}
        area={{ rows: 2, placeholder: description === undefined ? t('seats.mixed') : '' }}
        value={description ?? ''}
      />
      <Button
        onClick={() => handleUpdate((id) => ({ outline: planOutline(draft, id, columns.pitch) }))}
        variant="outlined"
      >
        {t('block.drawOutlines')}
      </Button>
    </PanelSection>
  );
}

const RANK = /^([1-9]\d{0,5})?$/;

/** An empty rank is valid: best available sells the block last. */
const isRank = (text: string): boolean => RANK.test(text.trim());
const readRank = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const writeRank = (rank: number | null): string => (rank === null ? '' : `${rank}`);
