import type { Promoter } from '@parterre/contract/promoters';
import { Fragment, type ReactNode, useState } from 'react';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { usePromoter } from '#session/use-promoter.ts';
import { ChoosePromoter } from './choose-promoter.tsx';

interface NewOfPromoterDrawerProps {
  title: string;
  /** The promoter that the URL names, if any. */
  named?: Promoter | undefined;
  onClose: () => void;
  /** The drawer of something new of the promoter. */
  children: (promoter: Promoter) => ReactNode;
}

/** A drawer that needs a promoter: asks for one while the console shows all. */
export function NewOfPromoterDrawer({ title, named, onClose, children }: NewOfPromoterDrawerProps) {
  const { isLoading } = usePromoter();
  const { promoter, choose } = useChosenPromoter(named);
  if (promoter) return <Fragment key={promoter.id}>{children(promoter)}</Fragment>;
  return (
    <AppDrawer heading={{ title }} onClose={onClose} open>
      {!isLoading && <ChoosePromoter onChoose={choose} />}
    </AppDrawer>
  );
}

/** The promoter of something new: the named one, otherwise that of the console; if it is null, the user chooses. */
export function useChosenPromoter(named: Promoter | null | undefined) {
  const { current, findPromoter } = usePromoter();
  const [code, setCode] = useState<string>();
  return {
    promoter: (named === undefined ? current : named) ?? findPromoter(code),
    choose: (promoter: Promoter) => setCode(promoter.code),
    hasChosen: code !== undefined,
  };
}
