import type { ReactNode } from 'react';
import type { ScreenProps } from '../app/App.tsx';

export const ReplayScreen = (_props: ScreenProps<'replay'>): ReactNode => null;
