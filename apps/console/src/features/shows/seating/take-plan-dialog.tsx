import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../drawers/confirm-dialog.tsx';

interface TakePlanDialogProps {
  /** null: closed; without a name the event is to have no plan. */
  plan: { name: string | null } | null;
  seating: Show['seating'];
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an event without seats gets another plan: there is nothing to lose, so nothing is typed. */
export function TakePlanDialog({ plan, seating, onConfirm, onClose }: TakePlanDialogProps) {
  const { t } = useTranslation('shows');
  const body = plan?.name === null ? 'noneBody' : seating === 'UNRESERVED' ? 'unreservedBody' : 'firstBody';
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={onConfirm}
      request={
        plan && {
          title: t('seating.rebuildTitle'),
          body: t(`seating.${body}`, { plan: plan.name ?? '' }),
          confirmLabel: t('seating.rebuild'),
        }
      }
    />
  );
}
