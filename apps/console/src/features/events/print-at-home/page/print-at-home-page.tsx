import { throwMissing } from '#api/failure.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { DesignPage } from './design-page.tsx';
import { PrintedShow } from './printed-show.tsx';

/** `/shows/:showCode/print-at-home`: the look of all tickets of the show. */
export function PrintAtHomePage() {
  return (
    <PrintedShow>{(show, settings) => <DesignPage key={show.showCode} settings={settings} show={show} />}</PrintedShow>
  );
}

/** `/shows/:showCode/print-at-home/tickets/:priceTypeId`: the settings of one price type. */
export function TicketDesignPage() {
  const priceTypeId = useIdParam('priceTypeId');
  return (
    <PrintedShow>
      {(show, settings) => {
        const price = settings.prices.find((one) => one.priceTypeId === priceTypeId);
        if (!price) return throwMissing();
        return <DesignPage key={`${show.showCode} ${priceTypeId}`} price={price} settings={settings} show={show} />;
      }}
    </PrintedShow>
  );
}
