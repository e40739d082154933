import { createContext, type ReactNode } from 'react';

/** The name of the environment and the profile menu, given by the frame to pages that have the window to themselves, for the end of their own bar. */
export const FrameMenu = createContext<ReactNode>(null);
