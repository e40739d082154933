import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { findProblem } from '#api/failure.ts';
import { useListHoldsQuery } from '#api/queries/events/holds.ts';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import {
  useGetGuestListQuery,
  useLazyGetGuestListQuery,
  useRemoveGuestListMutation,
  useUpdateGuestListMutation,
} from '#api/queries/sales/guest-lists.ts';
import { formatZonedTime } from '#dates/format-date-time.ts';
import { DeleteSection } from '#drawers/delete-section.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { guestErrorText } from '../guest-error-text.ts';
import { useGuestListParam } from '../use-guest-list-param.ts';
import { ListFields } from './list-fields.tsx';
import { type ListValues, toListPatch, toListValues } from './list-values.ts';

/** `/shows/:showCode/guest-lists/:guestListId/edit` */
export function EditListDrawer() {
  const { t } = useTranslation('guest-lists');
  const navigate = useNavigate();
  const search = usePageSearch();
  const { showCode, guestListId } = useGuestListParam();
  const result = useGetGuestListQuery({ params: { guestListId } });
  const handleClose = () => void navigate(`${paths.showGuestList(showCode, guestListId)}${search}`);
  return (
    <EditDrawer id={guestListId} label={t('loading')} onClose={handleClose} result={result} title={t('edit.title')}>
      {(list) => <EditList list={list} onClose={handleClose} />}
    </EditDrawer>
  );
}

interface EditListProps {
  list: GuestList;
  onClose: () => void;
}

/**
 * Changes a list. Needs `guestlist:write`. A name in use and a time that the clocks skip are refused at their fields; a
 * capacity below the people already promised is refused below the form.
 */
function EditList({ list, onClose }: EditListProps) {
  const { t } = useTranslation('guest-lists');
  const reason = useLockReason('guestlist:write');
  const [update] = useUpdateGuestListMutation();
  const [getList] = useLazyGetGuestListQuery();
  const params = { guestListId: list.guestListId };
  const load = (from: GuestList) => ({ values: toListValues(from), revision: from.revision });
  const { model, asked, leave } = useObjectForm<ListValues>({
    ...load(list),
    place: 'inDrawer',
    reload: async () => load(await getList({ params }).unwrap()),
    send: async (changed, revision) => {
      const saved = await update({ params, body: toListPatch(changed), revision }).unwrap();
      showToast(t('edit.done'), 'success');
      return saved.revision;
    },
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: list.name }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('edit.save')}
    >
      <AppForm model={model}>
        <ListFields isLocked={reason !== undefined} show={list} />
      </AppForm>
      <DeleteList leave={leave} list={list} reason={reason} />
      <ListConflict asked={asked} show={list} />
    </ObjectDrawer>
  );
}

interface DeleteListProps {
  list: GuestList;
  reason: string | undefined;
  leave: (way: () => void) => void;
}

/**
 * Deletes a list with its guests. Needs `guestlist:write`. Refused when the list has issued tickets (IN_USE), because
 * its orders name it, or when somebody else has changed it meanwhile (STALE).
 */
function DeleteList({ list, reason, leave }: DeleteListProps) {
  const { t } = useTranslation('guest-lists');
  const navigate = useNavigate();
  const [remove] = useRemoveGuestListMutation();
  const { guestListId, revision, name, showCode } = list;
  return (
    <DeleteSection
      describe={(error) => (findProblem(error)?.code === 'IN_USE' ? t('delete.inUse') : guestErrorText(error, t))}
      done={t('delete.done', { name })}
      onDelete={() => remove({ params: { guestListId }, revision }).unwrap()}
      onDeleted={() => leave(() => void navigate(paths.showGuestLists(showCode), { replace: true }))}
      reason={reason}
      request={{ title: t('delete.title', { name }), body: t('delete.text'), confirmLabel: t('delete.action') }}
    />
  );
}

interface ListConflictProps {
  asked: AskedConflict<ListValues> | null;
  show: { showCode: string; timeZone: string };
}

function ListConflict({ asked, show: { showCode, timeZone } }: ListConflictProps) {
  const { t, i18n } = useTranslation('guest-lists');
  const { data: prices } = useListPricesQuery({ params: { showCode } });
  const { data: holds } = useListHoldsQuery({ params: { showCode } });
  const write = (values: ListValues, field: keyof ListValues) => {
    const value = values[field];
    if (value === null || value === '') return '';
    if (field === 'priceTypeId') {
      const name = prices?.items.find(({ priceTypeId }) => priceTypeId === value)?.name;
      return name ? chooseText(name, i18n.language) : '';
    }
    if (field === 'holdId') return holds?.items.find(({ holdId }) => holdId === value)?.label ?? '';
    if (field === 'cutOffAtLocal') return formatZonedTime(values.cutOffAtLocal, timeZone);
    return typeof value === 'number' ? formatNumber(value, i18n.language) : value;
  };
  return <FormConflict asked={asked} label={(field) => t(LABELS[field])} write={write} />;
}

const LABELS = {
  name: 'field.name',
  ownerName: 'field.ownerName',
  ownerEmail: 'field.ownerEmail',
  allocation: 'field.allocation',
  mostPlusOnes: 'field.mostPlusOnes',
  priceTypeId: 'field.comp',
  holdId: 'field.hold',
  cutOffAtLocal: 'field.cutOff',
  needsApproval: 'field.needsApproval',
  note: 'field.note',
} as const satisfies Record<keyof ListValues, string>;
