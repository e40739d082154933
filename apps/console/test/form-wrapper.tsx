import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createStore } from '#api/store.ts';
import { KitWrapper } from './kit-wrapper.tsx';

interface FormWrapperProps {
  children: ReactNode;
  /** Where the form is opened. */
  url?: string;
}

/** The kit's texts with a store and a URL: what a form with texts by culture needs around it. */
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
