import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createStore } from '#api/store.ts';
import { KitWrapper } from './kit-wrapper.tsx';

interface FormWrapperProps {
  children: ReactNode;
  /** The URL of the form. */
  url?: string;
}

/** Provides texts, a store and a URL for forms with texts by culture. */
export function FormWrapper({ children, url = '/' }: FormWrapperProps) {
  const [store] = useState(createStore);
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }], { initialEntries: [url] }));
  return (
    <Provider store={store}>
      <KitWrapper>
        <RouterProvider router={router} />
      </KitWrapper>
    </Provider>
  );
}
