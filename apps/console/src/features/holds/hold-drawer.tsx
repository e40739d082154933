import type { Hold } from '@parterre/contract/holds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatch, useNavigate, useParams } from 'react-router';
import { useListHoldsQuery } from '../../api/queries/holds.ts';
import { AppDrawer } from '../../drawers/app-drawer.tsx';
import { formatNumber } from '../../i18n/format-number.ts';
import { paths } from '../../paths.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { HoldForm } from './hold-form.tsx';

/**
 * Creates a hold, or shows one: the drawer of `/shows/:showCode/seats/holds/new` and `…/:holdId`, of the hold ledger
 * (`/shows/:showCode/holds/…`) and of a ticket whose places it keeps (`/shows/:showCode/tickets/:priceTypeId/holds/…`),
 * to which it goes back.
 */
export function HoldDrawer() {
  const { t, i18n } = useTranslation('holds');
  const { showCode = '', holdId, priceTypeId } = useParams();
  const { data, error } = useListHoldsQuery({ params: { showCode } });
  const navigate = useNavigate();
  const { search } = useLocation();
  /** Counts the times the form has to start anew with what the server has. */
  const [edition, setEdition] = useState(0);
  const hold = data?.items.find((item) => String(item.holdId) === holdId);
  const isInLedger = useMatch('/shows/:showCode/holds/*') !== null;
  const home = isInLedger ? paths.showHolds(showCode) : paths.seats(showCode, 'holds');
  const pathname = priceTypeId ? paths.showTicket(showCode, Number(priceTypeId)) : home;
  const close = () => navigate({ pathname, search });
  const number = hold && formatNumber(hold.seats.held, i18n.language);
  const heading = {
    title: holdId === undefined ? t('new') : t('edit', { label: hold?.label ?? '' }),
    facts: hold && t('seats', { count: hold.seats.held, number }),
    ...(hold && data && !priceTypeId
      ? {
          walk: readWalk(data.items, hold, (next) =>
            navigate({ pathname: isInLedger ? paths.ledgerHold(showCode, next) : paths.hold(showCode, next), search }),
          ),
        }
      : {}),
  };
  const isReady = data !== undefined && (holdId === undefined || hold !== undefined);
  if (!isReady) {
    return (
      <AppDrawer open heading={heading} onClose={close}>
        {data || error ? t('missing') : <SkeletonRows count={6} rowHeight={56} label={t('loading')} />}
      </AppDrawer>
    );
  }
  return (
    <HoldForm
      key={`${holdId}-${edition}`}
      heading={heading}
      hold={hold}
      holds={data.items}
      showCode={showCode}
      onClose={close}
      onReload={() => setEdition((last) => last + 1)}
    />
  );
}

/** The holds before and after in the list's order. */
function readWalk(holds: readonly Hold[], hold: Hold, open: (holdId: number) => unknown) {
  const at = holds.indexOf(hold);
  const goTo = (target: Hold | undefined) => (target ? () => void open(target.holdId) : undefined);
  return { previous: goTo(holds[at - 1]), next: goTo(holds[at + 1]) };
}
