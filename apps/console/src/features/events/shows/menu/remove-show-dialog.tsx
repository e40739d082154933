import Box from '@mui/material/Box';
import type { Show } from '@parterre/contract/shows/show';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '#api/error-text.ts';
import { findProblem } from '#api/failure.ts';
import { useLazyGetShowQuery, useRemoveShowMutation } from '#api/queries/events/shows.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { paths } from '#pages/paths.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { useShowText } from '../describe-show.ts';

interface RemoveShowDialogProps {
  show: Show;
  onClose: () => void;
}

/**
 * Asks before deleting a show with everything in it; its code must be typed. Opens the list of shows afterwards. Needs
 * `show:delete`; refused once there are orders.
 */
export function RemoveShowDialog({ show, onClose }: RemoveShowDialogProps) {
  const { t } = useTranslation('shows');
  const text = useShowText();
  const navigate = useNavigate();
  const [remove] = useRemoveShowMutation();
  const [getShow] = useLazyGetShowQuery();
  const params = { showCode: show.showCode };
  const name = text(show.name, show.defaultCulture);
  const handleConfirm = async () => {
    try {
      await remove({ params, revision: show.revision }).unwrap();
    } catch (error) {
      await getShow({ params });
      throw error;
    }
    showToast(t('remove.removed', { name }), 'success');
    await navigate(paths.shows());
  };
  return (
    <ConfirmDialog
      describe={(error) => explainRefusedRemoval(error, t) ?? errorText(error)}
      onClose={onClose}
      onConfirm={handleConfirm}
      request={{
        title: t('remove.title', { name }),
        body: (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <div>{t('remove.body')}</div>
            <div>{t('remove.forEver', { code: show.showCode })}</div>
          </Box>
        ),
        confirmLabel: t('actions.remove'),
        isDangerous: true,
        typedWord: show.showCode,
      }}
    />
  );
}

/** Returns why a show cannot be deleted: its orders, or the baskets being filled. Undefined for other errors. */
function explainRefusedRemoval(error: unknown, t: TFunction<'shows'>): string | undefined {
  const problem = findProblem(error);
  const { orders, baskets, seats, places } = problem?.details ?? {};
  if (problem?.code === 'HAS_ORDERS') {
    const count = Number(orders ?? 0);
    return count > 0 ? t('shows:remove.orders', { count }) : t('shows:remove.hasOrders');
  }
  if (problem?.code !== 'IN_USE') return undefined;
  const tickets = t('shows:sales.ticketCount', { count: Number(seats ?? 0) + Number(places ?? 0) });
  return t('shows:remove.baskets', { count: Number(baskets ?? 0), tickets });
}
