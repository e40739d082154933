import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { LoadedPart, type LoadedPartProps } from './loaded-part.tsx';

interface LoadedCardProps<Data> extends Pick<LoadedPartProps<Data>, 'result' | 'children'> {
  title: string;
  action?: ReactNode;
  note?: ReactNode;
  loading: Pick<LoadedPartProps<Data>, 'label' | 'rows' | 'rowHeight'>;
}

/** A card with a call of its own, so that its failure does not affect the others. */
export function LoadedCard<Data>({ title, action, note, result, loading, children }: LoadedCardProps<Data>) {
  return (
    <Card action={action} note={note} title={title}>
      <LoadedPart rowHeight={36} {...loading} isInCard result={result}>
        {children}
      </LoadedPart>
    </Card>
  );
}
