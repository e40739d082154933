import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useGetShowQuery } from '#api/queries/shows.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { paths } from '#pages/paths.ts';
import { BeforeGroups } from '../drawer/before-groups.tsx';
import { useCodeSearch } from '../use-code-search.ts';
import { useEventWords } from '../use-event-words.ts';
import { useShowCode } from '../use-show-code.ts';
import { GenerateForm } from './generate-form.tsx';
import { type MadeBatch, MadeCodes } from './made-codes.tsx';

/** Makes many codes nobody can guess, all with the same rules; afterwards it shows them. */
export function GenerateCodes() {
  const { t } = useTranslation('offer-codes');
  const navigate = useNavigate();
  const search = useCodeSearch();
  const showCode = useShowCode();
  const { currentData: show } = useGetShowQuery({ params: { showCode } });
  const words = useEventWords(showCode);
  const [made, setMade] = useState<MadeBatch | null>(null);
  const close = () => void navigate(`${paths.showOfferCodes(showCode)}${search}`);
  if (made) return <MadeCodes made={made} onClose={close} showCode={showCode} />;
  if (show && words.isReady && words.groups.length > 0)
    return <GenerateForm onClose={close} onMade={setMade} show={show} words={words} />;
  return (
    <AppDrawer heading={{ title: t('generate.title') }} onClose={close} open>
      <BeforeGroups showCode={showCode} words={words} />
    </AppDrawer>
  );
}
