import type { ReactNode } from 'react';
import type { ScreenProps } from '../app/App.tsx';

export const CampaignScreen = (_props: ScreenProps<'campaign'>): ReactNode => null;
