import { useSearchParams } from 'react-router';

/** The part of the URL that opens the drawer of translations: `?drawer=translation&field=name&culture=de`. */
export function useTranslationParams() {
  const [params, setParams] = useSearchParams();
  const isOpen = params.get('drawer') === 'translation';
  const change = (edit: (next: URLSearchParams) => void, replace: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        edit(next);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    field: isOpen ? params.get('field') : null,
    culture: params.get('culture'),
    /** Another text or language in the drawer that is open: no step of the history. */
    show: (field: string, culture: string) => change((next) => writeParams(next, field, culture), true),
    close: () =>
      change((next) => {
        for (const name of PARAMS) next.delete(name);
      }, false),
    /** Where the drawer of a field is, the rest of the URL as it is. */
    linkTo: (field: string): string => {
      const next = new URLSearchParams(params);
      writeParams(next, field);
      return `?${next}`;
    },
  };
}

const PARAMS = ['drawer', 'field', 'culture'];

function writeParams(params: URLSearchParams, field: string, culture?: string) {
  params.set('drawer', 'translation');
  params.set('field', field);
  if (culture === undefined) params.delete('culture');
  else params.set('culture', culture);
}
