import type { ReactNode } from 'react';
import type { ScreenProps } from '../app/App.tsx';

export const NewGameScreen = (_props: ScreenProps<'new'>): ReactNode => null;
