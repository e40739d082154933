import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { VersionMove } from '@parterre/contract/seating-plans';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../i18n/format-number.ts';
import { FigureStrip } from '../../../../ui/figure-strip.tsx';
import { AlternatingPart } from './alternating-part.tsx';
import { ObstacleList } from './obstacle-list.tsx';
import { PreviewPart } from './preview-part.tsx';
import { RenamedSeats } from './renamed-seats.tsx';
import { SeatNames } from './seat-names.tsx';

/** What the other version does to the seats of the event: whether it can be, and every kind of change with the seats named. */
export function MovePreview({ preview }: { preview: VersionMove }) {
  const { t, i18n } = useTranslation('version-move');
  const { to, canMove, kept, added, gone, goneWithPrice, changes, obstacleCount } = preview;
  const write = (value: number) => formatNumber(value, i18n.language);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, fontVariantNumeric: 'tabular-nums' }}>
      <Alert severity={canMove ? 'success' : 'error'}>
        {canMove ? t('drawer.can', { to: to.number }) : t('drawer.cannot', { to: to.number, count: obstacleCount })}
      </Alert>
      <Box sx={{ '& > dl': { mb: 0 } }}>
        <FigureStrip
          figures={[
            { label: t('figures.kept'), value: write(kept) },
            { label: t('figures.added'), value: write(added) },
            { label: t('figures.gone'), value: write(gone) },
          ]}
        />
      </Box>
      {changes.renamedBlocks.length > 0 && (
        <PreviewPart text={t('blocks.text')} title={t('blocks.title')}>
          {changes.renamedBlocks.map(({ blockId, label, newLabel }) => (
            <div key={blockId}>{t('blocks.pair', { id: blockId, from: label, to: newLabel })}</div>
          ))}
        </PreviewPart>
      )}
      {obstacleCount > 0 && <ObstacleList preview={preview} />}
      {gone > 0 && (
        <PreviewPart
          text={goneWithPrice > 0 ? t('gone.priced', { count: goneWithPrice }) : obstacleCount === 0 && t('gone.bare')}
          title={t('gone.title')}
        >
          <SeatNames count={gone} seatIds={preview.goneSeats} />
        </PreviewPart>
      )}
      {added > 0 && (
        <PreviewPart text={t('added.text')} title={t('added.title')}>
          <SeatNames count={added} seatIds={preview.addedSeats} />
        </PreviewPart>
      )}
      {changes.renamed > 0 && <RenamedSeats changes={changes} />}
      {changes.moved > 0 && (
        <PreviewPart text={t('moved.text', { count: changes.moved })} title={t('moved.title')}>
          {changes.movedTaken > 0 && (
            <Alert severity="warning" sx={{ mb: 1 }}>
              {t('moved.taken', { count: changes.movedTaken })}
            </Alert>
          )}
          <SeatNames count={changes.moved} seatIds={changes.movedSeats} />
        </PreviewPart>
      )}
      {changes.alternatingBlocks.length > 0 && <AlternatingPart changes={changes} />}
    </Box>
  );
}
