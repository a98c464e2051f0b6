import type { ReactNode } from 'react';
import type { ScreenProps } from '../app/App.tsx';

export const EndScreen = (_props: ScreenProps<'end'>): ReactNode => null;
