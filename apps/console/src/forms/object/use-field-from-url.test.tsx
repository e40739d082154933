import { render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { useMarkFromUrl } from './use-field-from-url.ts';

function Page() {
  const around = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useMarkFromUrl(around);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true));
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => title.current?.focus());
  return (
    <div ref={around}>
      <h1 ref={title} tabIndex={-1}>
        Seating
      </h1>
      {isLoaded && ['Full house', 'Stalls only'].map((plan) => <PlanButton key={plan} plan={plan} />)}
    </div>
  );
}

const PlanButton = ({ plan }: { plan: string }) => (
  <button data-field="plan" type="button">
    {plan}
  </button>
);

it('focuses the first place the address names, once it is there and after the title has had the focus', async () => {
  render(<Page />, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/?field=plan']}>{children}</MemoryRouter>,
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Full house' })).toHaveFocus());
});
