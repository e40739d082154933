import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.ts';
import { findProblem } from '../../api/failure.ts';
import { useUnsavedChanges } from '../../api/use-unsaved-changes.ts';
import { AppDrawer } from '../../drawers/app-drawer.tsx';
import type { DrawerHeading } from '../../drawers/drawer-header.tsx';
import { AppForm } from '../../forms/app-form.tsx';
import { TextsByCulture } from '../../forms/fields/texts-by-culture.tsx';
import { dropBlankCultures, fillCultures } from '../../forms/fill-cultures.ts';
import { maxLength } from '../../forms/rules/text-rules.ts';
import { translateFieldErrors } from '../../forms/translate-field-errors.ts';
import { useAppForm } from '../../forms/use-app-form.ts';
import { usePromoter } from '../../session/use-promoter.ts';
import { showToast } from '../../ui/notices.tsx';
import { GroupSaveBar } from './group-save-bar.tsx';
import { useCreatePriceGroupMutation, useLazyGetPriceGroupQuery, useUpdatePriceGroupMutation } from './queries.ts';
import { useCloseAfterSave } from './use-close-after-save.ts';

interface PriceGroupFormProps {
  /** Absent: a new one. */
  group: PriceGroup | undefined;
  heading: DrawerHeading;
  show: Show;
  onClose: () => void;
}

interface GroupValues {
  name: Record<string, string>;
}

const NAME_LENGTH = 60;

/** The name of a group in every language of the promoter; saving closes the drawer. */
export function PriceGroupForm({ group, heading, show, onClose }: PriceGroupFormProps) {
  const { t } = useTranslation('price-groups');
  const promoter = usePromoter().all.find(({ code }) => code === show.promoterCode);
  const cultures = promoter?.cultures ?? [show.defaultCulture];
  const [isDirty, setDirty] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useUnsavedChanges('inDrawer', isDirty && !isSaved);
  useCloseAfterSave(isSaved, onClose);
  const save = useSaveGroup(group, show.showCode);
  const [defaultValues] = useState<GroupValues>(() => ({ name: fillCultures(group?.name ?? {}, cultures) }));
  const model = useAppForm<GroupValues>({
    defaultValues,
    describeError: errorText,
    onDirtyChange: setDirty,
    onSubmit: async ({ name }) => {
      try {
        await save(dropBlankCultures(name));
        showToast(t(group ? 'saved' : 'created'), 'success');
        setSaved(true);
      } catch (error) {
        throw translateFieldErrors(error, ({ message }) =>
          message === 'Another ticket group has this name' ? t('nameTaken') : undefined,
        );
      }
    },
  });
  return (
    <AppDrawer
      footer={<GroupSaveBar isNew={!group} model={model} onClose={onClose} />}
      heading={heading}
      onClose={onClose}
      open
    >
      <AppForm model={model}>
        <TextsByCulture
          culture={show.defaultCulture}
          cultures={cultures}
          label={t('name')}
          name="name"
          rules={[maxLength(NAME_LENGTH)]}
        />
      </AppForm>
    </AppDrawer>
  );
}

/** A group is only its name: a name saved meanwhile by somebody else is told and must be saved over on purpose. */
function useSaveGroup(group: PriceGroup | undefined, showCode: string) {
  const [create] = useCreatePriceGroupMutation();
  const [update] = useUpdatePriceGroupMutation();
  const [getGroup] = useLazyGetPriceGroupQuery();
  const [revision, setRevision] = useState(group?.revision);
  return async (name: Record<string, string>): Promise<void> => {
    if (!group) {
      await create({ params: { showCode }, body: { name } }).unwrap();
      return;
    }
    const params = { showCode, priceGroupId: group.priceGroupId };
    try {
      await update({ params, body: { name }, revision }).unwrap();
    } catch (error) {
      if (findProblem(error)?.code === 'STALE') setRevision((await getGroup({ params }).unwrap()).revision);
      throw error;
    }
  };
}
