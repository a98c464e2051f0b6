import type { ReactNode } from 'react';
import type { ScreenProps } from '../../../platform/routes.ts';
import type { DrawnBook } from '../../../screens/rules/book.ts';
import { RulesScreen } from '../../../screens/rules/RulesScreen.tsx';
import { coloradoBook } from './book.ts';
import { Glance } from './Glance.tsx';
import { RulePicture } from './RulePicture.tsx';
import type { ColoradoRulesText } from './text.ts';

const book: DrawnBook<ColoradoRulesText> = { ...coloradoBook, Picture: RulePicture, Glance };

export const Rules = ({ route }: ScreenProps<'rules'>): ReactNode => <RulesScreen book={book} path={route.path} />;
