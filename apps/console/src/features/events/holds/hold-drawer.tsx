import { useTranslation } from 'react-i18next';
import { useLocation, useMatch, useNavigate, useParams } from 'react-router';
import { useListHoldsQuery } from '#api/queries/events/holds.ts';
import { readWalk } from '#drawers/read-walk.ts';
import { EditDrawer } from '#forms/object/object-drawer.tsx';
import { useListed } from '#forms/object/use-listed.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { PATTERNS, paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { HoldForm } from './hold-form.tsx';

/**
 * Creates or shows a hold: the drawer of `/shows/:showCode/seats/holds/…`, of the hold ledger
 * (`/shows/:showCode/holds/…`) and of a price type (`/shows/:showCode/tickets/:priceTypeId/holds/…`). Closing it
 * returns to the page it came from.
 */
export function HoldDrawer() {
  const { t, i18n } = useTranslation('holds');
  const showCode = useShowCode();
  const wantedId = useIdParam('holdId');
  const priceTypeId = useIdParam('priceTypeId');
  const isNew = useParams().holdId === undefined;
  const { data, error, refetch } = useListHoldsQuery({ params: { showCode } });
  const navigate = useNavigate();
  const { search } = useLocation();
  const hold = useListed(data?.items, 'holdId', wantedId);
  const isInLedger = useMatch({ path: PATTERNS.showHolds, end: false }) !== null;
  const home = isInLedger ? paths.showHolds(showCode) : paths.seats(showCode, 'holds');
  const pathname = priceTypeId ? paths.showTicket(showCode, priceTypeId) : home;
  const handleClose = () => navigate({ pathname, search });
  const goTo = (next: number) =>
    navigate({ pathname: isInLedger ? paths.ledgerHold(showCode, next) : paths.hold(showCode, next), search });
  const number = hold && formatNumber(hold.seats.held, i18n.language);
  const heading = {
    title: isNew ? t('new') : t('edit', { label: hold?.label ?? '' }),
    facts: hold && t('seats', { count: hold.seats.held, number }),
    walk: priceTypeId ? undefined : readWalk(data?.items.map(({ holdId }) => holdId) ?? [], wantedId, goTo),
  };
  const isMissing = hold === null && !isNew;
  return (
    <EditDrawer
      id={isNew ? 'new' : wantedId}
      label={t('loading')}
      missing={t('missing')}
      onClose={handleClose}
      result={{ currentData: isMissing ? null : data?.items, error, refetch }}
      title={heading.title}
    >
      {(holds) => (
        <HoldForm heading={heading} hold={hold ?? undefined} holds={holds} onClose={handleClose} showCode={showCode} />
      )}
    </EditDrawer>
  );
}
