import { createContext } from 'react';

/** Called when the person here has done a step of the work on the screen: what is read next may take its place. */
export const OwnStep = createContext<() => void>(() => undefined);
