import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { MOVE_OBSTACLE_REASONS } from '@parterre/contract/choices/seating-choices';
import type { MoveObstacle, VersionMove } from '@parterre/contract/seating-plans/version-moves';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { nameSeat } from './group-seats.ts';

/** Lists the claimed seats that the version lacks: the reason, the remedy, and a link to it. */
export function ObstacleList({ preview }: { preview: VersionMove }) {
  const { t, i18n } = useTranslation('version-moves');
  const { showCode, obstacles, obstacleCount, changes } = preview;
  const newNames = new Map(changes.renamedSeats.map(({ seatId, newSeatId }) => [seatId, newSeatId]));
  const unnamed = obstacleCount - obstacles.length;
  return (
    <PreviewPart title={t('obstacles.title')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {MOVE_OBSTACLE_REASONS.map((reason) => {
          const seats = obstacles.filter((obstacle) => obstacle.reason === reason);
          if (seats.length === 0) return null;
          return (
            <Box key={reason}>
              <Box component="h4" sx={{ m: 0, typography: 'subtitle2' }}>
                {t(`obstacles.${reason}`)}{' '}
                {unnamed === 0 && (
                  <Box component="span" sx={{ color: 'text.secondary', fontWeight: 'fontWeightRegular' }}>
                    {formatNumber(seats.length, i18n.language)}
                  </Box>
                )}
              </Box>
              <Box sx={{ color: 'text.secondary', mb: 0.5 }}>{t(`obstacles.${reason}Advice`)}</Box>
              <ShortList
                items={seats.map((seat) => (
                  <ObstacleLine
                    key={seat.seatId}
                    newName={newNames.get(seat.seatId)}
                    obstacle={seat}
                    showCode={showCode}
                  />
                ))}
              />
            </Box>
          );
        })}
        {unnamed > 0 && t('seats.more', { count: unnamed })}
      </Box>
    </PreviewPart>
  );
}

interface ObstacleLineProps {
  obstacle: MoveObstacle;
  /** The seat's name in the version, if it is only renamed there. */
  newName: string | undefined;
  showCode: string;
}

function ObstacleLine({ obstacle: { seatId, reason }, newName, showCode }: ObstacleLineProps) {
  const { t } = useTranslation('version-moves');
  const seat = nameSeat(seatId);
  const isSold = reason === 'SOLD';
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {seat}
        {newName !== undefined && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {` · ${t('obstacles.nowCalled', { seat: nameSeat(newName) })}`}
          </Box>
        )}
      </Box>
      <Link
        aria-label={t(isSold ? 'obstacles.orderOf' : 'obstacles.mapOf', { seat })}
        href={isSold ? paths.ordersOfSeat(showCode, seatId) : paths.seat(showCode, seatId)}
        sx={{ flex: 'none', lineHeight: '24px' }}
      >
        {t(isSold ? 'obstacles.order' : 'obstacles.map')}
      </Link>
    </Box>
  );
}

interface PreviewPartProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

export function PreviewPart({ title, text, children }: PreviewPartProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box component="h3" id={titleId} sx={{ typography: 'h3', m: 0, mb: 0.5 }}>
        {title}
      </Box>
      {text && <Box sx={{ mb: 1, color: 'text.secondary' }}>{text}</Box>}
      {children}
    </Box>
  );
}

const SHOWN = 6;

export function ShortList({ items }: { items: readonly ReactElement[] }) {
  const { t, i18n } = useTranslation('version-moves');
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {isWhole ? items : items.slice(0, SHOWN)}
      </Box>
      {items.length > SHOWN && (
        <Button
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          size="small"
          sx={{ ml: -1, mt: 0.5 }}
          variant="text"
        >
          {isWhole ? t('seats.fewer') : t('seats.all', { number: formatNumber(items.length, i18n.language) })}
        </Button>
      )}
    </>
  );
}
