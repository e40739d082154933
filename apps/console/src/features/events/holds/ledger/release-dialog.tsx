import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useCreateHoldReleasesMutation, useListHoldsQuery, useListHoldUsesQuery } from '#api/queries/events/holds.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { FlagMark } from '#programme/marks/flag-mark.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { HoldUses } from './hold-uses.tsx';
import type { LedgerRow } from './read-ledger.ts';

interface ReleaseDialogProps {
  showCode: string;
  /** The holds to be released; null while the dialog is closed. */
  rows: readonly LedgerRow[] | null;
  onReleased?: () => void;
  onClose: () => void;
}

/**
 * Asks before the places that holds still keep go on sale. Needs `hold:write`. Seats that are sold or in baskets are
 * not affected. If somebody has changed one hold since (STALE), none is released: the holds are read again and the
 * dialog stays.
 */
export function ReleaseDialog({ showCode, rows, onReleased, onClose }: ReleaseDialogProps) {
  const { t } = useTranslation('holds');
  const [release] = useCreateHoldReleasesMutation();
  const { refetch } = useListHoldsQuery({ params: { showCode } });
  const { currentData: uses, error: usesError } = useListHoldUsesQuery(
    { params: { showCode } },
    { skip: rows === null, refetchOnMountOrArgChange: true },
  );
  const handleConfirm = async () => {
    try {
      const holds = (rows ?? []).map(({ hold: { holdId, revision } }) => ({ holdId, revision }));
      const { items } = await release({ params: { showCode }, body: { holds } }).unwrap();
      const count = items.reduce((sum, { seats, places }) => sum + seats + places, 0);
      showToast(t('release.done', { count }), 'success');
      onReleased?.();
      onClose();
    } catch (error) {
      void refetch();
      throw error;
    }
  };
  const kept = rows?.reduce((sum, row) => sum + row.kept, 0) ?? 0;
  const stay = rows?.reduce((sum, { hold }) => sum + hold.seats.sold + hold.seats.inBaskets, 0) ?? 0;
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={handleConfirm}
      request={
        // Opens only once it is known which lists and codes use the hold.
        rows && (uses || usesError)
          ? {
              title:
                rows.length === 1
                  ? t('release.titleOne', { label: rows[0]?.hold.label })
                  : t('release.title', { count: rows.length }),
              body: (
                <>
                  {t('release.text', { count: kept })}
                  {rows.length > 1 && <ReleasedList rows={rows} />}
                  {stay > 0 && <Box sx={{ mt: 1.5 }}>{t('release.stay', { count: stay })}</Box>}
                  <HoldUses
                    note={t('release.usesNote')}
                    uses={uses?.items.filter(({ holdId }) => rows.some(({ hold }) => hold.holdId === holdId)) ?? null}
                  />
                </>
              ),
              confirmLabel: t('release.confirm', { count: kept }),
            }
          : null
      }
    />
  );
}

function ReleasedList({ rows }: { rows: readonly LedgerRow[] }) {
  const { t } = useTranslation('holds');
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, maxHeight: 240, overflowY: 'auto' }}>
      {rows.map(({ hold, kept }) => (
        <Box component="li" key={hold.holdId} sx={ROW_LOOK}>
          <FlagMark colour={hold.colour} flag={hold.reservationFlag} />
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{hold.label}</Box>
          <Box sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>{t('release.places', { count: kept })}</Box>
        </Box>
      ))}
    </Box>
  );
}

const ROW_LOOK = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 32, borderTop: 1, borderColor: 'divider' };
