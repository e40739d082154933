import { toBasisPoints } from '@parterre/contract/money/basis-points';
import type { OfferCode } from '@parterre/contract/offer-codes';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useListHoldsQuery } from '#api/queries/events/holds.ts';
import { useLazyGetShowOfferCodeQuery, useUpdateOfferCodeMutation } from '#api/queries/events/offer-codes.ts';
import { DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { DeleteSection } from '#drawers/delete-section.tsx';
import type { DrawerHeading } from '#drawers/drawer-header.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useFieldFromUrl } from '#forms/object/use-field-from-url.ts';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { formatNumber, formatRate } from '#i18n/format-number.ts';
import { useLockReason } from '#session/use-features.ts';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { useCodeDeletion } from '../delete-code-dialog.tsx';
import { CodeFields } from '../form/code-fields.tsx';
import { type CodeValues, placeCodeError, toCodePatch, toCodeValues } from '../form/code-values.ts';
import { CodeStatusChip } from '../page/code-cells.tsx';
import type { EventWords } from '../use-event-words.ts';
import { useKeptReason } from '../use-kept-reason.ts';
import { UsageSection } from './usage-section.tsx';

interface EditCodeProps {
  code: OfferCode;
  show: Pick<Show, 'showCode' | 'timeZone'>;
  words: EventWords;
  walk: DrawerHeading['walk'];
  onClose: () => void;
}

/**
 * Changes a code. Needs `offer:write`. A code already in use and more places than its hold has left are refused; the
 * text of a code that orders or baskets name cannot change (IN_USE).
 */
export function EditCode({ code, show, words, walk, onClose }: EditCodeProps) {
  const { t } = useTranslation('offer-codes');
  const { showCode, timeZone } = show;
  const { offerCodeId, priceGroupId } = code;
  const lockReason = useLockReason('offer:write');
  const canWrite = lockReason === undefined;
  const deletion = useCodeDeletion(showCode);
  const [update] = useUpdateOfferCodeMutation();
  const [getCode] = useLazyGetShowOfferCodeQuery();
  const load = (from: OfferCode) => ({ values: toCodeValues(from), revision: from.revision });
  const { model, asked, leave } = useObjectForm<CodeValues>({
    ...load(code),
    place: 'inDrawer',
    reload: async () => load(await getCode({ params: { showCode, offerCodeId } }).unwrap()),
    send: async (changed, revision, whole) => {
      const params = { showCode, priceGroupId, offerCodeId };
      const saved = await update({ params, body: toCodePatch(changed, whole), revision }).unwrap();
      showToast(t('edit.saved'), 'success');
      return saved.revision;
    },
    placeError: placeCodeError,
    onLeave: onClose,
    staysOpen: true,
  });
  useFieldFromUrl(model.form);
  return (
    <ObjectDrawer
      bar="changed"
      heading={{ title: code.code, facts: <CodeStatusChip status={code.status} />, walk }}
      model={model}
      onClose={onClose}
      reason={lockReason}
      saveLabel={t('edit.save')}
    >
      <UsageSection code={code} words={words} />
      <AppForm model={model}>
        <CodeFields code={code} isLocked={!canWrite} showCode={showCode} words={words} zone={timeZone} />
      </AppForm>
      <DeleteSection
        label={t('delete.action')}
        onDelete={() => deletion.deleteCode(code)}
        onDeleted={leave}
        reason={useKeptReason(code)}
        request={deletion.describe(code)}
      />
      <CodeConflict asked={asked} showCode={showCode} words={words} />
    </ObjectDrawer>
  );
}

interface CodeConflictProps {
  asked: AskedConflict<CodeValues> | null;
  words: EventWords;
  showCode: string;
}

function CodeConflict({ asked, words, showCode }: CodeConflictProps) {
  const { t } = useTranslation('offer-codes');
  const { data: holds } = useListHoldsQuery({ params: { showCode } });
  return <FormConflict asked={asked} label={(field) => t(`conflict.fields.${field}`)} write={write} />;

  function write(values: CodeValues, field: keyof CodeValues): string {
    const value = values[field];
    if (value === null || value === '') return t('conflict.nothing');
    switch (field) {
      case 'effect':
        return t(`effectName.${values.effect}`);
      case 'setPriceMinor':
      case 'subtractMinor':
        return formatMoney(Number(value), words.currency, words.language);
      case 'percent':
        return formatRate(toBasisPoints(Number(value)), words.language);
      case 'validFromLocal':
      case 'validUntilLocal':
        return formatDateTime(String(value), DAY_TIME_TEMPLATE);
      case 'priceTypeIds':
        return values.priceTypeIds.map(words.nameTicket).join(', ') || t('tickets.all');
      case 'holdId':
        return holds?.items.find(({ holdId }) => holdId === value)?.label ?? t('conflict.nothing');
      case 'isDisabled':
        return t(value ? 'status.disabled' : 'status.active');
      default:
        return typeof value === 'number' ? formatNumber(value, words.language) : String(value);
    }
  }
}
