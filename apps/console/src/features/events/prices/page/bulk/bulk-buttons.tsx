import { PAUSED_STATUS_CODE, STANDARD_STATUS_CODE, VISIBILITIES } from '@parterre/contract/choices/price-choices';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { isComp } from '#features/events/prices/ticket-status.ts';
import { useKeptFilter } from '#features/events/prices/use-kept-filter.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { MenuButton, MenuEntry } from '#ui/controls/more-menu.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import type { BulkTickets } from './use-bulk-tickets.ts';

export interface BulkButtonsProps {
  prices: readonly Price[];
  bulk: BulkTickets;
  onDone: () => void;
}

/**
 * Pauses, resumes and sets the visibility. Comps have a fixed status, so a selection of comps alone cannot be paused.
 */
export function BulkStateButtons({ prices, bulk, onDone }: BulkButtonsProps) {
  const { t } = useTranslation('prices');
  const lockReason = useLockReason('price:write');
  const reason = firstReason(lockReason, bulk.isRunning && t('bulk.running'));
  const standard = prices.filter((price) => !isComp(price));
  const handleSet = async (states: Parameters<BulkTickets['setStates']>[1]) => {
    if (await bulk.setStates(prices, states)) onDone();
  };
  const canPause = standard.some(({ statusCode }) => statusCode !== PAUSED_STATUS_CODE);
  const canResume = standard.some(({ statusCode }) => statusCode !== STANDARD_STATUS_CODE);
  return (
    <>
      <ReasonedButton
        onClick={() => void handleSet({ statusCode: PAUSED_STATUS_CODE })}
        reason={firstReason(reason, !canPause && t('bulk.nothingToPause'))}
        variant="text"
      >
        {t('bulk.pause')}
      </ReasonedButton>
      <ReasonedButton
        onClick={() => void handleSet({ statusCode: STANDARD_STATUS_CODE })}
        reason={firstReason(reason, !canResume && t('bulk.nothingToResume'))}
        variant="text"
      >
        {t('bulk.resume')}
      </ReasonedButton>
      <MenuButton endIcon={<ChevronDownIcon />} label={t('bulk.visibility')} reason={reason} variant="text">
        {VISIBILITIES.map((visibility) => (
          <MenuEntry
            key={visibility}
            label={t(`visibility.${visibility}`)}
            onChoose={() => void handleSet({ visibility })}
          />
        ))}
      </MenuButton>
    </>
  );
}

interface BulkMoreButtonProps extends BulkButtonsProps {
  show: Pick<Show, 'showCode'>;
}

export function BulkMoreButton({ prices, bulk, onDone, show }: BulkMoreButtonProps) {
  const { t } = useTranslation('prices');
  const keep = useKeptFilter();
  const lockReason = useLockReason('price:write');
  const [isAsked, setAsked] = useState(false);
  const ids = prices.map(({ priceTypeId }) => priceTypeId);
  return (
    <>
      <MenuButton
        endIcon={<ChevronDownIcon />}
        label={t('bulk.more')}
        reason={firstReason(bulk.isRunning && t('bulk.running'))}
        variant="text"
      >
        <MenuEntry label={t('bulk.status')} to={keep(paths.showTicketStatus(show.showCode, ids))} />
        <MenuEntry
          label={t('bulk.duplicate')}
          onChoose={() => void bulk.duplicate(prices).then(onDone)}
          reason={lockReason}
        />
        <MenuEntry label={t('bulk.remove')} onChoose={() => setAsked(true)} reason={lockReason} />
      </MenuButton>
      <ConfirmDialog
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          await bulk.remove(prices);
          setAsked(false);
          onDone();
        }}
        request={
          isAsked
            ? {
                title: t('bulk.removeTitle', { count: prices.length }),
                body: t('bulk.removeBody'),
                confirmLabel: t('bulk.remove'),
                isDangerous: true,
              }
            : null
        }
      />
    </>
  );
}
