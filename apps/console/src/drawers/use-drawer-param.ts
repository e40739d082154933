import { changeParams } from '#ui/url/change-params.ts';
import { useUrlParams } from './use-url-params.ts';

/** The drawers that open over any page (spec §2). */
export const APP_DRAWERS = [
  'region',
  'promoter',
  'language',
  'translation',
  'reportFilter',
  'tableColumnSelect',
  'eventInformation',
  'notifications',
] as const;
export type AppDrawerName = (typeof APP_DRAWERS)[number];

/** Reads and sets `?drawer=…`; keeps all other query parameters. */
export function useDrawerParam() {
  const [params, setParams] = useUrlParams();
  const value = params.get('drawer');
  const name = APP_DRAWERS.find((known) => known === value);
  const set = (next: AppDrawerName | undefined) => setParams((current) => changeParams(current, { drawer: next }));
  return {
    name,
    isOpen: (drawer: AppDrawerName) => drawer === name,
    openDrawer: (drawer: AppDrawerName) => set(drawer),
    closeDrawer: () => set(undefined),
  };
}
