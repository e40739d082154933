import { PRICE_COLOURS } from '@parterre/contract/choices/price-choices';
import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { parseId } from '#api/parse-id.ts';
import { useCreateCompPriceMutation, useCreatePriceMutation } from '#api/queries/events/prices.ts';
import { useListTaxRatesQuery } from '#api/queries/promoters/promoters.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import type { AppFormModel } from '#forms/object/use-app-form.ts';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { useCan, useLockReason } from '#session/use-features.ts';
import { useTextCultures } from '#session/use-promoter.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { TicketForm } from './ticket-form.tsx';
import { newTicketValues, placeTicketError, type TicketValues, toCompBody, toTicketBody } from './ticket-values.ts';

interface NewTicketProps {
  groups: readonly PriceGroup[];
  prices: readonly Price[];
  show: Show;
  onClose: () => void;
}

/**
 * The drawer for a new price type: in the group of `?group=`, or with the show's first group; preset with the
 * promoter's usual tax and the next unused colour.
 */
export function NewTicket(props: NewTicketProps) {
  const { t } = useTranslation('prices');
  const { show, onClose } = props;
  const result = useListTaxRatesQuery({ params: { code: show.promoterCode } });
  return (
    <EditDrawer id="new" label={t('page.loading')} onClose={onClose} result={result} title={t('form.newTitle')}>
      {({ items }) => <NewTicketForm {...props} taxRateId={items.find((rate) => rate.isDefault)?.taxRateId ?? null} />}
    </EditDrawer>
  );
}

/**
 * Creates a price type: one to sell (`price:write`) or a comp (`comp:create`). A taken name and a time that the clocks
 * skip are refused at their fields.
 */
function NewTicketForm({ groups, prices, show, onClose, taxRateId }: NewTicketProps & { taxRateId: number | null }) {
  const { t } = useTranslation('prices');
  const cultures = useTextCultures(show);
  const [params] = useSearchParams();
  const [create] = useCreatePriceMutation();
  const [createComp] = useCreateCompPriceMutation();
  const wanted = parseId(params.get('group'));
  const group = groups.find(({ priceGroupId }) => priceGroupId === wanted) ?? groups[0];
  const canWrite = useCan('price:write');
  const { model } = useObjectForm<TicketValues>({
    values: newTicketValues({
      kind: params.get('kind') === 'comp' || !canWrite ? 'comp' : 'standard',
      show,
      cultures,
      priceGroupId: group?.priceGroupId ?? null,
      firstGroup: { [show.defaultCulture]: t('form.firstGroup') },
      taxRateId,
      colour: nextColour(prices.map((price) => price.colour)),
    }),
    place: 'inDrawer',
    create: async (values) => {
      const target = { showCode: show.showCode };
      if (values.kind === 'comp') await createComp({ params: target, body: toCompBody(values) }).unwrap();
      else await create({ params: target, body: toTicketBody(values) }).unwrap();
      showToast(t('form.created'), 'success');
    },
    placeError: placeTicketError,
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('form.newTitle') }}
      model={model}
      onClose={onClose}
      reason={useReason(model)}
      saveLabel={t('form.create')}
    >
      <AppForm model={model}>
        <TicketForm prices={prices} show={show} />
      </AppForm>
    </ObjectDrawer>
  );
}

/** A comp needs another permission than a sold price type or a group, so users may be allowed to create comps only. */
function useReason({ form }: AppFormModel<TicketValues>): string | undefined {
  const kind = useWatch({ control: form.control, name: 'kind' });
  const priceGroupId = useWatch({ control: form.control, name: 'priceGroupId' });
  const permission = kind === 'comp' && priceGroupId !== null ? 'comp:create' : 'price:write';
  return useLockReason(permission);
}

/** The first unused colour; when all are used, they repeat. */
export function nextColour(used: readonly string[]): string {
  const taken = used.map((colour) => colour.toUpperCase());
  const free = PRICE_COLOURS.find((colour) => !taken.includes(colour));
  return free ?? PRICE_COLOURS[taken.length % PRICE_COLOURS.length] ?? PRICE_COLOURS[0];
}
