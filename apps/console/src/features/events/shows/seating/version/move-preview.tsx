import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { VersionChanges, VersionMove } from '@parterre/contract/seating-plans/version-moves';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { FigureStrip } from '#ui/figures/figure-strip.tsx';
import { groupSeats, nameSeat } from './group-seats.ts';
import { ObstacleList, PreviewPart, ShortList } from './obstacle-list.tsx';

export function MovePreview({ preview }: { preview: VersionMove }) {
  const { t, i18n } = useTranslation('version-moves');
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

/** The server names only the first seats; the rest is counted. */
function RenamedSeats({ changes: { renamed, renamedSeats } }: { changes: VersionChanges }) {
  const { t } = useTranslation('version-moves');
  const unnamed = renamed - renamedSeats.length;
  return (
    <PreviewPart text={t('renamed.text', { count: renamed })} title={t('renamed.title')}>
      <ShortList
        items={renamedSeats.map(({ seatId, newSeatId }) => (
          <li key={seatId}>{t('renamed.pair', { from: nameSeat(seatId), to: nameSeat(newSeatId) })}</li>
        ))}
      />
      {unnamed > 0 && t('seats.more', { count: unnamed })}
    </PreviewPart>
  );
}

interface SeatNamesProps {
  /** Only the first seats; `count` has all. */
  seatIds: readonly string[];
  count: number;
}

/** Lists seats by row: the first rows, and on request all that the server named. */
function SeatNames({ seatIds, count }: SeatNamesProps) {
  const { t } = useTranslation('version-moves');
  const unnamed = count - seatIds.length;
  return (
    <>
      <ShortList
        items={groupSeats(seatIds).map(({ row, seats }) => (
          <Box component="li" key={row}>
            <Box component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
              {row}
            </Box>{' '}
            {seats}
          </Box>
        ))}
      />
      {unnamed > 0 && <Box sx={{ color: 'text.secondary' }}>{t('seats.more', { count: unnamed })}</Box>}
    </>
  );
}

type Block = VersionChanges['alternatingBlocks'][number];

/** The setting stays with its block, but which seats are withheld depends on the version. */
function AlternatingPart({ changes }: { changes: VersionChanges }) {
  const { t } = useTranslation('version-moves');
  const { alternatingBlocks, newlyWithheld, noLongerWithheld, addedWithheld } = changes;
  return (
    <PreviewPart text={t('alternating.text')} title={t('alternating.title')}>
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        {alternatingBlocks.map((block) => (
          <li key={block.blockId}>{describe(block)}</li>
        ))}
      </Box>
      {newlyWithheld + noLongerWithheld + addedWithheld === 0 && <div>{t('alternating.same')}</div>}
      {newlyWithheld > 0 && <div>{t('alternating.newly', { count: newlyWithheld })}</div>}
      {noLongerWithheld > 0 && <div>{t('alternating.noLonger', { count: noLongerWithheld })}</div>}
      {addedWithheld > 0 && <div>{t('alternating.added', { count: addedWithheld })}</div>}
    </PreviewPart>
  );

  function describe({ blockId: id, label, newLabel }: Block): string {
    if (newLabel === null) return t('alternating.lost', { id, label });
    return newLabel === label
      ? t('alternating.stays', { id, label })
      : t('alternating.renamed', { id, label, newLabel });
  }
}
