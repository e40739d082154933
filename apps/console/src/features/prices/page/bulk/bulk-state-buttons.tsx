import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { PAUSED_STATUS_CODE, STANDARD_STATUS_CODE, VISIBILITIES } from '@parterre/contract/choices/price-choices';
import type { Price } from '@parterre/contract/prices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#session/use-features.ts';
import { firstReason } from '#ui/first-reason.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { ReasonedButton } from '#ui/reasoned-button.tsx';
import { isComp } from '../../ticket-status.ts';
import type { BulkTickets } from './use-bulk-tickets.ts';

export interface BulkButtonsProps {
  prices: readonly Price[];
  bulk: BulkTickets;
  onDone: () => void;
}

/** Pause, resume, and who sees them. Complimentary tickets keep their status, so alone they cannot be paused. */
export function BulkStateButtons({ prices, bulk, onDone }: BulkButtonsProps) {
  const { t } = useTranslation('prices');
  const canWrite = useCan('price:write');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const reason = firstReason(
    !canWrite && t('kit:notAllowed', { permission: 'price:write' }),
    bulk.isRunning && t('bulk.running'),
  );
  const standard = prices.filter((price) => !isComp(price));
  const set = async (states: Parameters<BulkTickets['setStates']>[1]) => {
    setAnchor(null);
    if (await bulk.setStates(prices, states)) onDone();
  };
  const canPause = standard.some(({ statusCode }) => statusCode !== PAUSED_STATUS_CODE);
  const canResume = standard.some(({ statusCode }) => statusCode !== STANDARD_STATUS_CODE);
  return (
    <>
      <ReasonedButton
        onClick={() => void set({ statusCode: PAUSED_STATUS_CODE })}
        reason={firstReason(reason, !canPause && t('bulk.nothingToPause'))}
        variant="text"
      >
        {t('bulk.pause')}
      </ReasonedButton>
      <ReasonedButton
        onClick={() => void set({ statusCode: STANDARD_STATUS_CODE })}
        reason={firstReason(reason, !canResume && t('bulk.nothingToResume'))}
        variant="text"
      >
        {t('bulk.resume')}
      </ReasonedButton>
      <ReasonedButton
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        endIcon={<ChevronDownIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        reason={reason}
        variant="text"
      >
        {t('bulk.visibility')}
      </ReasonedButton>
      {anchor && (
        <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open>
          {VISIBILITIES.map((visibility) => (
            <MenuItem key={visibility} onClick={() => void set({ visibility })}>
              {t(`visibility.${visibility}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
