import type { ReactNode } from 'react';
import type { ScreenProps } from '../app/App.tsx';

export const GamesScreen = (_props: ScreenProps<'games'>): ReactNode => null;
