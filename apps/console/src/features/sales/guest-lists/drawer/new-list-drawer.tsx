import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { useCreateGuestListMutation } from '#api/queries/sales/guest-lists.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import { createKeptInput } from '#forms/object/create-kept-input.ts';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { useGuestListParam } from '../use-guest-list-param.ts';
import { ListFields } from './list-fields.tsx';
import { EMPTY_LIST, type ListValues, toListBody } from './list-values.ts';

/** Users who leave to create a comp find their input again on return. */
const useKeptList = createKeptInput<ListValues>();

/** `/shows/:showCode/guest-lists/new` */
export function NewListDrawer() {
  const { t } = useTranslation('guest-lists');
  const navigate = useNavigate();
  const { showCode } = useGuestListParam();
  const result = useGetShowQuery({ params: { showCode } });
  const handleClose = () => void navigate(paths.showGuestLists(showCode));
  return (
    <EditDrawer id={showCode} label={t('loading')} onClose={handleClose} result={result} title={t('new.action')}>
      {(show) => <NewListForm onClose={handleClose} show={show} />}
    </EditDrawer>
  );
}

/**
 * Creates a list for a show. Needs `guestlist:write`. A name in use and a time that the clocks skip or repeat are
 * refused at their fields.
 */
function NewListForm({ show, onClose }: { show: Show; onClose: () => void }) {
  const { t } = useTranslation('guest-lists');
  const { showCode } = show;
  const reason = useLockReason('guestlist:write');
  const navigate = useNavigate();
  const { typed, keep } = useKeptList();
  const [create] = useCreateGuestListMutation();
  const { model, leave } = useObjectForm<ListValues>({
    values: EMPTY_LIST,
    typed,
    place: 'inDrawer',
    create: (values) => create({ params: { showCode }, body: toListBody(values) }).unwrap(),
    onLeave: onClose,
  });
  const handleMakeComp = () => {
    keep(model.form.getValues());
    leave(() => void navigate(paths.showTicketNew(showCode, undefined, 'comp', 'guest-list')));
  };
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('new.action') }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('new.save')}
    >
      <AppForm model={model}>
        <ListFields isLocked={reason !== undefined} onMakeComp={handleMakeComp} show={show} />
      </AppForm>
    </ObjectDrawer>
  );
}
