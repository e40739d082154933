import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { joinReads } from '#api/join-reads.ts';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { EditDrawer } from '#forms/object/object-drawer.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { useKeptFilter } from '../use-kept-filter.ts';
import { TicketStatusForm } from './ticket-status-form.tsx';

/** The drawer `ticketStatus`; `?tickets=11,12` names one price type or several. */
export function TicketStatusDrawer() {
  const { t } = useTranslation('prices');
  const navigate = useNavigate();
  const keep = useKeptFilter();
  const showCode = useShowCode();
  const [search] = useSearchParams();
  const ids = new Set((search.get('tickets') ?? '').split(',').map(Number));
  const readShow = useGetShowQuery({ params: { showCode } });
  const readPrices = useListPricesQuery({ params: { showCode } });
  const show = readShow.currentData;
  const prices = readPrices.currentData;
  const handleClose = () => void navigate(keep(paths.showTickets(showCode)));
  const chosen = prices?.items.filter((price) => ids.has(price.priceTypeId));
  const currentData = chosen?.length === 0 ? null : show && chosen && { show, prices: chosen };
  return (
    <EditDrawer
      id={[...ids].join()}
      label={t('page.loading')}
      onClose={handleClose}
      result={{ currentData, ...joinReads(readShow, readPrices) }}
      title={t('statusDrawer.title')}
    >
      {(found) => <Found onClose={handleClose} {...found} />}
    </EditDrawer>
  );
}

interface FoundProps {
  prices: readonly Price[];
  show: Show;
  onClose: () => void;
}

function Found({ prices, show, onClose }: FoundProps) {
  const { t, i18n } = useTranslation('prices');
  const [first] = prices;
  const title =
    prices.length === 1 && first
      ? chooseText(first.name, i18n.language, show.defaultCulture)
      : t('statusDrawer.several', { count: prices.length });
  return <TicketStatusForm onClose={onClose} prices={prices} show={show} title={title} />;
}
